/** A plan that lives for a player-turn, and shorter where the ground it was made for changes. */

/** The plan in force, and the revision of the ground that it was made for. */
export interface KeptPlan<P> {
  plan: P;
  revision: number;
}

/** The plan in force. It is made anew when it is asked for after a change, not at the change: nobody may ask again. */
export function planInForce<P>(kept: KeptPlan<P>, revision: number, make: () => P): P {
  if (kept.revision === revision) return kept.plan;
  kept.revision = revision;
  kept.plan = make();
  return kept.plan;
}
