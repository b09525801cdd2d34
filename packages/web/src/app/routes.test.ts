import { expect, test } from 'vitest';
import { readRoute } from './routes.ts';

test.each([
  ['', { screen: 'start' }],
  ['#/', { screen: 'start' }],
  ['#/start', { screen: 'start' }],
  ['#/settings', { screen: 'settings' }],
  ['#/about', { screen: 'about' }],
  ['#/game/abc', { screen: 'game', id: 'abc' }],
  ['#/replay/abc', { screen: 'replay', id: 'abc' }],
  ['#/replay/abc/120', { screen: 'replay', id: 'abc', at: 120 }],
  ['#/replay/abc/-1', { screen: 'replay', id: 'abc' }],
  ['#/rulebook', { screen: 'rulebook' }],
  ['#/first-time/abc', { screen: 'first-time', title: 'abc' }],
  ['#/map', { screen: 'map' }],
  ['#/map/', { screen: 'map' }],
  ['#/map/abc', { screen: 'map', title: 'abc' }],
  ['#/map/abc/5320', { screen: 'map', title: 'abc', hex: '5320' }],
  ['#/map/abc/22%2C30', { screen: 'map', title: 'abc', hex: '22,30' }],
  ['#/map/abc/%E0%A4%A', { screen: 'map', title: 'abc', hex: '%E0%A4%A' }],
  ['#/game', { screen: 'missing' }],
  ['#/game/', { screen: 'missing' }],
  ['#/about/abc', { screen: 'missing' }],
  ['#/nowhere', { screen: 'missing' }],
])('the address %j leads to the right screen', (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
});
