/** As much of a browser as following redirects with cookies takes. */
export class Browser {
  readonly cookies = new Map<string, Map<string, string>>();

  /** One request; redirects are not followed. */
  async go(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const jar = this.cookies.get(url.host) ?? new Map<string, string>();
    this.cookies.set(url.host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...Object.fromEntries(new Headers(init.headers)), ...(cookie && { cookie }) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Follows redirects as long as `on` says so, and gives the address where it stopped. */
  async follow(address: string | URL, on: (next: URL) => boolean): Promise<URL> {
    let url = new URL(address);
    while (on(url)) {
      const response = await this.go(url);
      const next = response.headers.get('location');
      if (next === null) return url;
      url = new URL(next, url);
    }
    return url;
  }
}
