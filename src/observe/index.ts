export type {
  AnswerEvidence,
  Evidence,
  Form,
  Outcome,
  Outcomes,
  PlaceEvidence,
  PlacesEvidence,
} from "./evidence.js";
export { type ObserveOptions, type Observer, observe } from "./observer.js";
