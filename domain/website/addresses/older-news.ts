const OLDER_NEWS = /^\/news\/older\/([2-9]|[1-9]\d{1,3})$/;

export function olderNewsPageOf(path: string): number | undefined {
  const [, number] = OLDER_NEWS.exec(path) ?? [];
  return number === undefined ? undefined : Number(number);
}
