-- Premium keeps its name in every language, and locked diaries are called diaries.
update plan_text set title = 'Premium' where lang in ('ru', 'th') and title in ('Премиум', 'พรีเมียม');
update plan_text set items_text = array['Все закрытые дневники, все недели', 'Без рекламы']
  where lang = 'ru' and items_text = array['Все закрытые гроурепорты, неделя за неделей', 'Без рекламы'];
