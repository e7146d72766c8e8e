import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { parseQuestionTags, SYMPTOM_TYPES } from "@grow/domain/symptoms";
import { htmlLang } from "@grow/i18n";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { listRequest, loadList } from "../../../../../shared/lists/load-list.ts";
import { typeWord } from "../../../shared/symptoms/group-words.ts";
import { QUESTIONS, questionsOfGroup } from "./list.ts";
import { filterWord } from "./parts/filter-words.ts";
import { filteredQuestionTitles, questionTitles } from "./titles.ts";
import { questionsView } from "./view.ts";

/**
 * Loads the list of questions.
 *
 * @param segments - filter words of the path
 * @param category - group of symptoms, of the page of one
 */
export async function loadQuestions(
  { context }: Pick<LoaderFunctionArgs, "context">,
  segments: string,
  category?: string,
) {
  const { api, i18n, url, locale } = context;
  const group = SYMPTOM_TYPES.find((type) => type === category);
  if (category !== undefined && group === undefined) throw noSuchRoute(url.pathname);
  const list = group === undefined ? QUESTIONS : questionsOfGroup(group);
  const request = listRequest(list, url, segments);
  const { tags, sort, text } = request;
  const filters = parseQuestionTags(tags);
  const words = [...(group ? [typeWord(i18n, group)] : []), ...tags.map((tag) => filterWord(i18n, tag))];
  const lang = htmlLang(locale);
  const query = {
    ...(filters && filters.symptoms.length > 0 ? { tags: [...filters.symptoms] } : {}),
    ...(filters && filters.is_solved !== null ? { is_solved: filters.is_solved } : {}),
    ...(filters && filters.faza !== null ? { faza: filters.faza } : {}),
    ...(filters?.lang ? { lang: filters.lang } : {}),
  };
  const [{ head, answer }, counts] = await Promise.all([
    loadList(list, request, context, {
      call: async (range) => {
        const { data } = await api.GET("/problems", {
          params: {
            query: {
              ...range,
              ...query,
              sort,
              first_lang: lang,
              ...(group ? { category: group } : {}),
              ...(text === "" ? {} : { query: text }),
            },
          },
        });
        return { ...data, items: data.items.map((item) => ({ ...item, name: item.title })) };
      },
      titles: words.length > 0 ? filteredQuestionTitles : questionTitles,
      filterName: words.join(", "),
    }),
    // A group and a search have no filters to count for.
    group || text !== "" ? null : api.GET("/problems/counts", { params: { query } }),
  ]);
  return {
    head: text === "" ? head : { ...head, isIndexed: false },
    list: questionsView(request, answer, list.length(request.page, answer), {
      group: group ?? null,
      counts: counts?.data ?? null,
      lang: filters?.lang ? null : lang,
    }),
  };
}
