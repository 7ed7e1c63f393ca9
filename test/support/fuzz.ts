import fc from "fast-check";

// The same cases in each run, so that a red test is the fault of a change. FUZZ_SEED tries others: `FUZZ_SEED=$RANDOM`.
fc.configureGlobal({ seed: Number(process.env["FUZZ_SEED"] ?? 20_261_121) });

/** How many cases a property test tries: all of them among the deep tests, and a tenth in `npm test`. */
export const runs = (all: number) => ({ numRuns: process.env["FUZZ_ALL"] ? all : Math.ceil(all / 10) });

export { fc };
