/** An exchange as a HAR file has it. */
export function harEntry(
  {
    method = "GET",
    url = "https://acme.desk.example/api/external/v2/forms",
    request,
  }: { method?: string; url?: string; request?: string },
  {
    status = 200,
    headers = [] as object[],
    text = "",
    encoding,
  }: { status?: number; headers?: object[]; text?: string; encoding?: string },
): object {
  const postData = request === undefined ? {} : { postData: { mimeType: "application/json", text: request } };
  return {
    startedDateTime: "2026-03-02T09:00:00Z",
    request: { method, url, headers: [], ...postData },
    response: {
      status,
      headers,
      content: { mimeType: "application/json", text, ...(encoding && { encoding }) },
    },
  };
}

export const har = (...entries: object[]) => JSON.stringify({ log: { version: "1.2", entries } }, null, 2);
