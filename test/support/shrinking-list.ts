import { page, report } from "./paged-service.js";

/** A list that loses items. Its pages have the current totals. */
export class ShrinkingList {
  constructor(
    public ids: number[],
    readonly size: number,
  ) {}

  remove(...gone: number[]) {
    this.ids = this.ids.filter((id) => !gone.includes(id));
  }

  onPage(number: number) {
    return this.ids.slice((number - 1) * this.size, number * this.size);
  }

  page(number: number) {
    const pages = Math.ceil(this.ids.length / this.size);
    return page(number, pages, this.onPage(number), { total_records: this.ids.length, page_size: this.size });
  }

  report(number: number) {
    return report(this.ids.length, this.onPage(number));
  }
}

/** Lists the numbers from 1 to a count. */
export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
