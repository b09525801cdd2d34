import type { ComponentChildren } from 'preact';
import { say } from '../say.ts';

interface Props {
  readonly isAsking: boolean;
  /** Who is in the stack, to be taken up and put down. */
  readonly counters: ComponentChildren;
  /** What the order in hand means: cost, why it ends there, what it adds. */
  readonly facts: ComponentChildren;
  /** Ways to move, and the button that gives the order. */
  readonly orders: ComponentChildren;
  /** What is seldom needed, folded away. */
  readonly more?: ComponentChildren;
}

/** [design 8] The stack in hand: counters and facts side by side, what can be done below. */
export function CardBody({ isAsking, counters, facts, orders, more }: Props) {
  return (
    <div class="movement-card" aria-busy={isAsking}>
      <div class="card-top">
        {counters}
        <div class="card-facts">{facts}</div>
      </div>
      <div class="card-orders">
        {orders}
        {more === undefined ? undefined : (
          <details class="card-more">
            <summary>{say('card.more')}</summary>
            <div>{more}</div>
          </details>
        )}
      </div>
    </div>
  );
}

/** Points that an order takes, of those there are. */
export function PointsBar({ used, of }: { readonly used: number; readonly of: number }) {
  const share = of <= 0 ? 0 : Math.min(1, used / of);
  return (
    <span class="points-bar" aria-hidden="true">
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}
