-- The few locked diaries are found without reading all others.
create index diary_lock on diary (update_date desc, id desc) where is_visible and is_lock;

-- Plans name what they include today.
update plan_text set items_text = new_text from (values
  ('en', array['Every locked diary, all weeks', 'No ads'], array['Every locked diary, all weeks', 'Premium badge on your profile']),
  ('ru', array['Все закрытые дневники, все недели', 'Без рекламы'], array['Все закрытые дневники, все недели', 'Значок Premium в профиле']),
  ('de', array['Alle gesperrten Growberichte, jede Woche', 'Keine Werbung'], array['Alle gesperrten Tagebücher, jede Woche', 'Premium-Abzeichen im Profil']),
  ('es', array['Todos los diarios bloqueados, semana a semana', 'Sin anuncios'], array['Todos los diarios bloqueados, semana a semana', 'Insignia Premium en tu perfil']),
  ('th', array['อ่านไดอารี่ที่ล็อกไว้ได้ครบทุกสัปดาห์', 'ไม่มีโฆษณา'], array['อ่านไดอารี่ที่ล็อกไว้ได้ครบทุกสัปดาห์', 'ป้าย Premium บนโปรไฟล์']),
  ('en', array['Banners, newsletters and testers for your brand', 'Statistics day by day'], array['Everything on the free brand page']),
  ('ru', array['Баннеры, рассылки и тестеры для вашего бренда', 'Статистика по дням'], array['Всё, что есть на бесплатной странице']),
  ('de', array['Banner, Newsletter und Tester für deine Marke', 'Statistik Tag für Tag'], array['Alles von der kostenlosen Markenseite']),
  ('es', array['Banners, boletines y probadores para tu marca', 'Estadísticas día a día'], array['Todo lo de la página de marca gratuita']),
  ('th', array['แบนเนอร์ จดหมายข่าว และผู้ทดสอบสำหรับแบรนด์ของคุณ', 'สถิติรายวัน'], array['ทุกอย่างในหน้าแบรนด์ฟรี'])
) as words (of_lang, old_text, new_text)
where lang = of_lang and items_text = old_text;
