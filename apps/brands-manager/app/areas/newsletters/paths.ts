const query = (values: Readonly<Record<string, string>>) => {
  const filled = Object.entries(values).filter(([, value]) => value !== "");
  return filled.length === 0 ? "" : `?${new URLSearchParams(filled)}`;
};

/** What the mail preview looks like. */
export type PreviewWidth = "phone" | "wide";

/** What a bar or point of a chart covers. */
export type ChartStep = "hour" | "day";

export const paths = {
  newsletters: ({ page = 1, done = "" } = {}) =>
    `/brands-manager/newsletters${query({ page: page > 1 ? String(page) : "", done })}`,
  editNewsletter: (id: number | "new", done = "") =>
    `/brands-manager/newsletters/edit/${id}${query({ done })}`,
  /** Preview and recipients of a draft, before it is sent or scheduled. */
  sendNewsletter: (id: number, preview: PreviewWidth = "wide") =>
    `/brands-manager/newsletters/send/${id}${query({ preview: preview === "wide" ? "" : preview })}`,
  /** Results of a newsletter. */
  newsletter: (
    id: number,
    {
      step = "hour",
      preview = "wide",
      done = "",
    }: { step?: ChartStep; preview?: PreviewWidth; done?: string } = {},
  ) =>
    `/brands-manager/newsletters/${id}${query({
      ...{ step: step === "hour" ? "" : step, preview: preview === "wide" ? "" : preview, done },
    })}`,
} as const;
