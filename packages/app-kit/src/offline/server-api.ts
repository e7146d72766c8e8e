import { ApiError, createClient, createUploader } from "@grow/api-client";
import type { SendingApi } from "./sending.ts";

/**
 * The api of this site, for pages and for the service worker. Requests use the browser's session cookie.
 *
 * @param apiBase - base path of the api
 */
export function serverApi(apiBase = "/api"): SendingApi {
  const client = createClient({ apiBase });
  const upload = createUploader({ apiBase });
  return {
    async whoAmI() {
      try {
        const { data } = await client.GET("/session");
        return data.user.id;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    async upload({ file, name, diaryId, weekId }, onProgress) {
      const { data } = await upload("/uploads/weeks/media", {
        file,
        fileName: name,
        fields: { diary_id: diaryId, ...(weekId === null ? {} : { week_id: weekId }) },
        onProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
      });
      return { id: data.id, url: data.url, type: data.type };
    },
    async saveWeek({ diary: { id }, weekId, version, key }, body) {
      const { data } =
        weekId === null
          ? await client.POST("/diaries/{id}/weeks", {
              params: { path: { id } },
              body,
              idempotencyKey: key,
            })
          : await client.PUT("/diaries/{id}/weeks/{week}", {
              params: { path: { id, week: weekId } },
              body: { ...body, version: version ?? 0 },
            });
      return data;
    },
    async weeksOf(id) {
      const { data } = await client.GET("/diaries/{id}", { params: { path: { id } } });
      return data.items_week;
    },
  };
}
