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
  ['#/rulebook', { screen: 'rulebook' }],
  ['#/first-time/abc', { screen: 'first-time', title: 'abc' }],
  ['#/game', { screen: 'missing' }],
  ['#/game/', { screen: 'missing' }],
  ['#/about/abc', { screen: 'missing' }],
  ['#/nowhere', { screen: 'missing' }],
])('the address %j leads to the right screen', (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
});
