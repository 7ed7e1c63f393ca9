import fc from "fast-check";

// Each run tries the same cases, so a failure comes from a change. To try others, run with `FUZZ_SEED=$RANDOM`.
fc.configureGlobal({ seed: Number(process.env["FUZZ_SEED"] ?? 20_261_121) });

/** Limits a property test to a part of its cases in `npm test`. The deep tests try all of them. */
export const runs = (all: number, part = 10) => ({
  numRuns: process.env["FUZZ_ALL"] ? all : Math.ceil(all / part),
});

export { fc };
