export type {
  AnswerEvidence,
  Evidence,
  HeaderEvidence,
  JsonType,
  PlaceEvidence,
  PlacesEvidence,
} from "./evidence.js";
export { mergeEvidence } from "./merge.js";
export { type ObserveOptions, type Observer, observe } from "./observer.js";
