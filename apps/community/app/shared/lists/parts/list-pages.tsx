import { Pagination } from "@grow/ui/navigation";
import type { List, ListRequest } from "../list.ts";

interface ListPagesProps<Sort extends string> extends Partial<Omit<ListRequest<Sort>, "page">> {
  list: List<Sort>;
  page: number;
  pages: number;
  label: string;
}

/** Links to the pages of a list. */
export function ListPages<Sort extends string>({
  list,
  page,
  pages,
  label,
  ...request
}: ListPagesProps<Sort>) {
  return (
    <Pagination
      label={label}
      current={page}
      total={pages}
      href={(number) => list.address({ ...request, page: number })}
    />
  );
}
