/** The address of the current interface. */
export const v2 = "https://acme.desk.example/api/external/v2";

/** An exchange as a HAR file has it. */
export function harEntry(
  { request, ...given }: { method?: string; url?: string; request?: string },
  answer: { status?: number; headers?: object[]; text?: string; encoding?: string },
): object {
  const { status = 200, headers = [], ...content } = answer;
  const postData = request === undefined ? {} : { postData: { mimeType: "application/json", text: request } };
  return {
    startedDateTime: "2026-03-02T09:00:00Z",
    request: { method: "GET", url: `${v2}/forms`, headers: [], ...given, ...postData },
    response: { status, headers, content: { mimeType: "application/json", ...content } },
  };
}

export const har = (...entries: object[]) => JSON.stringify({ log: { version: "1.2", entries } }, null, 2);
