/**
 * A stand-in for the platform's Request, which takes about as long to make as all else that openapi-fetch does and
 * loads the whole fetch of Node. It is used where no middleware looks at the request.
 */
export class PlainRequest {
  readonly url: string;
  declare readonly method: string;
  declare readonly headers: Headers;
  declare readonly body: string | undefined;

  constructor(url: string, init: RequestInit) {
    // Last, so that no option of a call can name another URL.
    Object.assign(this, init);
    this.url = url;
  }
}

/** The body of a request, as text that can be sent again. */
export async function readRequestBody(request: Request | PlainRequest): Promise<string | undefined> {
  if (request instanceof PlainRequest) return request.body;
  return request.method === "GET" || request.method === "HEAD"
    ? undefined
    : (await request.text()) || undefined;
}
