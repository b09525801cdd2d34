/** What the protocol's `titles` tells of one. */
export interface TitleFacts {
  readonly id: string;
  readonly name: string;
  readonly editions: readonly number[];
  readonly scenarios: readonly Named[];
  readonly sides: readonly string[];
  readonly options: readonly (Named & { readonly refused?: string })[];
}

export interface Named {
  readonly id: string;
  readonly name: string;
}
