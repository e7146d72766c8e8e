import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flag, ThumbsUp } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { FollowButton } from "../button/toggle-button.tsx";
import { Badge } from "../chip/chip.tsx";
import { Page, Section } from "../layout/layout.tsx";
import { picture, product } from "../story-data/pictures.ts";
import { ArticleCard } from "./article-card.tsx";
import { BrandCard } from "./brand-card.tsx";
import { BrandRows } from "./brand-rows.tsx";
import { CardGrid } from "./card-grid.tsx";
import { GiveawayCard } from "./giveaway-card.tsx";
import { GrowerCard } from "./grower-card.tsx";
import { ProductCard } from "./product-card.tsx";
import { QuestionCard } from "./question-card.tsx";
import { ReviewCard, type ReviewCardProps } from "./review-card.tsx";
import { ShortCard } from "./short-card.tsx";
import { StrainCard, type StrainCardProps } from "./strain-card.tsx";

const meta: Meta = {
  title: "Cards/All other cards",
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
};
export default meta;
type Story = StoryObj;

const nightPlum: StrainCardProps = {
  href: "#night-plum",
  name: "Night Plum",
  breeder: "Ember Genetics",
  traits: "Mostly indica, THC 21–24 %",
  photo: picture("bud", "Close view of a bud with orange styles"),
  flowering: "8–10 wk",
  harvest: { median: "1.12", unit: "g/W", bins: [2, 5, 11, 22, 38, 21, 13, 6, 2], at: 4 },
  score: { value: "8.9", of: "/10" },
  diaries: "312 diaries",
};

export const Strains: Story = {
  render: () => (
    <CardGrid>
      <StrainCard {...nightPlum} />
      <StrainCard
        {...nightPlum}
        name="Velvet Orbit"
        href="#velvet"
        photo={picture("tent", "A bushy plant under a lamp bar")}
        traits="Balanced, THC 19–22 %"
        harvest={{ median: "1.02", unit: "g/W", bins: [1, 8, 21, 32, 18, 7], at: 3 }}
      />
      {/* A strain nobody has harvested yet says nothing of harvests. */}
      <StrainCard href="#new" name="Harbour Fog 2026" breeder="Northfold Seeds" diaries="3 diaries" />
      <StrainCard
        {...nightPlum}
        name="Copper Lantern × Old Kiln Highland Backcross, Selection Four"
        href="#long"
        photo={picture("outdoors", "A plant outdoors in evening light")}
        score={undefined}
      />
    </CardGrid>
  ),
};

export const ProductsAndBrands: Story = {
  render: () => (
    <>
      <Section title="Nutrients" close>
        <CardGrid>
          <ProductCard
            href="#base"
            name="Base A/B"
            brand="Loam & Lumen"
            photo={product("bottle", "A green bottle of base feed")}
            score={{ value: "8.6", of: "/10" }}
            use="in 1,310 diaries"
          />
          <ProductCard
            href="#board"
            name="Halden Board 240"
            brand="Halden Lights"
            photo={picture("lamp", "A lamp board with white and red diodes")}
            kind="LED, 240 W"
            use="in 512 diaries"
          />
          <ProductCard href="#mix" name="Coco 70/30" brand="Moss & Stone" />
        </CardGrid>
      </Section>
      <Section title="Brands">
        <CardGrid>
          <BrandCard
            href="#ember"
            name="Ember Genetics"
            logo={product("packet")}
            detail="Colour and short flowering"
            badge="Seedbank, Wien"
            score={{ value: "8.7", of: "/10" }}
            range="23 strains"
          />
          <BrandCard
            href="#loam"
            name="Loam & Lumen"
            badge={<Badge tone="good">Official page</Badge>}
            score={{ value: "8.6", of: "/10" }}
            range="14 products"
          />
          <BrandCard href="#tide" name="Tidewater" detail="Autoflowers" range="38 strains" />
        </CardGrid>
      </Section>
    </>
  ),
};

export const Seedbanks: Story = {
  render: () => (
    <BrandRows
      heads={{
        name: "Breeder",
        place: "From",
        figures: ["Strains", "Diaries", "Harvests", "Median g/W"],
        score: "Rating",
      }}
      brands={[
        {
          id: 1,
          href: "#ember",
          name: "Ember Genetics",
          logo: product("packet"),
          detail: "Colour and short flowering",
          place: "Wien",
          figures: [
            { value: "23", label: "23 strains" },
            { value: "1,120", label: "1,120 diaries" },
            { value: "694", label: "694 harvests" },
            { value: "1.08", label: "1.08 g/W" },
          ],
          score: { value: "8.7", of: "/10" },
        },
        {
          id: 2,
          href: "#haiden",
          name: "Haiden & Daughters Landrace Preservation Society",
          detail: "Slow work with landraces",
          figures: [
            { value: "17", label: "17 strains" },
            { value: "802", label: "802 diaries" },
            { value: "0", label: "0 harvests" },
            { value: "–", label: "no median yet" },
          ],
        },
      ]}
    />
  ),
};

const review: ReviewCardProps = {
  grower: { seed: 1, name: "marta.k", href: "#marta" },
  context: "Harvested in October, 80×80 tent",
  score: { value: "9.1", of: "/10" },
  text: "Two of three plants coloured fully. Stacks early, so I would top once and leave her alone. Dry trim was quick: few leaves, all easy to reach.",
  parts: [
    { name: "Growing", value: "9" },
    { name: "Resistance", value: "8" },
    { name: "Smoke", value: "10" },
  ],
  photos: [1, 2, 3].map((number) => ({
    ...picture(`gallery-${number}`, `Photo ${number} of the harvest`),
    id: number,
    href: `#photo-${number}`,
  })),
  actions: (
    <Button look="quiet" size="small" icon={ThumbsUp}>
      Helpful 12
    </Button>
  ),
  diary: { href: "#diary", label: "Diary" },
};

export const Reviews: Story = {
  render: () => (
    <div style={{ maxInlineSize: 860 }}>
      <ReviewCard {...review} />
      <ReviewCard
        grower={{ seed: 0, name: "Removed", removed: true }}
        score={{ value: "7.8", of: "/10" }}
        context="Harvested in September, greenhouse"
        text={
          "Lovely flower, but a wet September cost me a quarter of it to mould.\nIndoors I would plant her again."
        }
        actions={
          <Button look="quiet" size="small" icon={Flag}>
            Report
          </Button>
        }
        reply={{
          by: "Ember Genetics",
          text: "Thank you for the honest word. Outdoors above 50° north we suggest the early cut of week 8.",
        }}
      />
      {/* A rating without words. */}
      <ReviewCard grower={{ seed: 9, name: "Лесной", href: "#forest" }} score={{ value: "6.0", of: "/10" }} />
    </div>
  ),
};

const openPhoto = fn();

export const ReviewPhotosOpen: Story = {
  render: () => <ReviewCard {...review} onOpenPhoto={openPhoto} />,
  play: async ({ canvasElement }) => {
    openPhoto.mockClear();
    const second = within(canvasElement).getByRole("link", { name: "Photo 2 of the harvest" });
    second.focus();
    await userEvent.keyboard("{Enter}");
    await expect(openPhoto).toHaveBeenCalledWith(1);
  },
};

export const Growers: Story = {
  render: () => (
    <CardGrid columns={3} phoneColumns={1}>
      <GrowerCard
        name="tessellate"
        href="#tessellate"
        seed={6}
        detail="38 diaries, since 2021"
        badges={
          <>
            <Badge tone="good">Moderator</Badge>
            <Badge>Premium</Badge>
          </>
        }
        figures={[
          { name: "Harvests", value: "31" },
          { name: "Median", value: "1.31", unit: "g/W" },
          { name: "Likes", value: "4,102" },
        ]}
        photos={[1, 2, 3].map((number) => picture(`gallery-${number}`))}
        action={
          <FollowButton size="small" pressed={false}>
            Follow
          </FollowButton>
        }
      />
      <GrowerCard
        name="Gartenfreundin-mit-sehr-langem-Namen"
        href="#long"
        seed={3}
        detail="2 diaries, since March"
        action={
          <FollowButton size="small" pressed>
            Following
          </FollowButton>
        }
      />
      <GrowerCard name="Removed" seed={0} removed detail="This account is no more" />
    </CardGrid>
  ),
};

export const QuestionsAndArticles: Story = {
  render: () => (
    <div
      style={{
        display: "grid",
        gap: 48,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 420px), 1fr))",
      }}
    >
      <Section title="Waiting for an answer" close>
        <QuestionCard
          href="#q1"
          title="Leaf edges curl up since the light moved to 45 cm"
          photo={picture("week-4", "Leaves curling up at the edges")}
          state={{ phase: "vegetative", text: "Week 4, vegetative" }}
          symptoms={["Leaf curl", "Pale tips"]}
          solutions="3 solutions"
          detail="marta.k, 2 h"
        />
        <QuestionCard
          href="#q2"
          title="Brown spots on lower fan leaves, pH 5.6 in coco"
          photo={picture("week-9", "Brown spots on a fan leaf")}
          state={{ phase: "flowering", text: "Week 9, flowering" }}
          symptoms={["Spots", "Lower leaves"]}
          solutions="7 solutions"
          solved="Solved"
        />
        <QuestionCard href="#q3" title="Which tap water is too hard for coco?" solutions="No solution yet" />
      </Section>
      <Section title="From the journal" close>
        <ArticleCard
          look="lead"
          href="#lead"
          title="Reading a plant before it asks for help"
          standfirst="What twelve growers look at first when they open the tent, and the three signs they all agree on."
          photo={picture("gallery-3", "A bud seen from near")}
          detail="Flowering, 12 min"
        />
        <ArticleCard
          look="row"
          href="#dry"
          title="Slow drying: fourteen days at 15 °C"
          photo={picture("week-15", "Branches hanging to dry")}
          detail="Harvest, 9 min"
        />
        <ArticleCard
          look="row"
          href="#plain"
          title="A south window is worth more than you think"
          detail="Indoors, 7 min"
        />
      </Section>
    </div>
  ),
};

export const ShortsAndGiveaways: Story = {
  render: () => (
    <>
      <CardGrid columns={5}>
        {(["bud", "window", "seeds", "outdoors"] as const).map((name, index) => (
          <ShortCard
            key={name}
            href={`#${name}`}
            title={
              [
                "Trichomes at 60×, cloudy to amber",
                "How I hang whole branches",
                "Topping on day 24",
                "Day 5",
              ][index] ?? ""
            }
            time={["0:34", "0:48", "0:52", "1:04"][index] ?? ""}
            photo={picture(name, "A still of the short")}
            grower={{
              seed: index,
              name: ["tessellate", "northbarn", "Лесной", "Anong"][index] ?? "",
              href: "#grower",
            }}
            views={index === 0 ? "1.2 k" : undefined}
          />
        ))}
      </CardGrid>
      <Section title="Giveaways">
        <CardGrid columns={3} phoneColumns={1}>
          <GiveawayCard
            href="#boards"
            title="Five Halden Boards for your next winter grow"
            photo={picture("lamp", "A lamp board with white and red diodes")}
            state={{ is: "open", text: "Open" }}
            giver="Giveaway by Halden & Daughters"
            figures={[
              { name: "Ends in", value: "15 d 08 h" },
              { name: "Prizes", value: "5" },
              { name: "Entries", value: "1,042" },
            ]}
            joined="You take part"
          />
          <GiveawayCard
            href="#seeds"
            title="Twenty packets of Night Plum"
            photo={picture("seeds", "Seeds on a paper towel")}
            state={{ is: "closing", text: "Last day" }}
            giver="Giveaway by Ember Genetics"
            figures={[
              { name: "Ends in", value: "6 h" },
              { name: "Prizes", value: "20" },
            ]}
          />
          <GiveawayCard
            href="#past"
            title="A tent for a first grow"
            state={{ is: "ended", text: "Ended" }}
            giver="Giveaway by grünfink"
            figures={[{ name: "Winners", value: "Anong, pim_grows" }]}
          />
        </CardGrid>
      </Section>
    </>
  ),
};

export const GermanOnAPhone: Story = {
  globals: { lang: "de", viewport: { value: "phone" } },
  render: () => (
    <>
      <CardGrid>
        <StrainCard
          {...nightPlum}
          name="Nachtpflaumenrückkreuzung Nummer vier"
          traits="Überwiegend Indica, THC 21–24 %"
          flowering="8–10 Wochen Blütezeit"
          diaries="312 Tagebücher"
        />
        <ProductCard
          href="#d"
          name="Zweikomponenten-Grunddünger für Kokossubstrate"
          brand="Düngemittelmanufaktur Sonnenschein"
          photo={product("bottle", "Eine grüne Flasche Grunddünger")}
          score={{ value: "8,6", of: "/10" }}
          use="in 1.310 Tagebüchern"
        />
      </CardGrid>
      <ReviewCard
        {...review}
        context="In elf Tagebüchern verwendet, zuletzt im Kleingewächshaus"
        text="Mischt sich sauber und hinterlässt nach zwei Monaten kein Salz an den Tropfern. Ich gebe 80 % der Tabelle."
        parts={[
          { name: "Verträglichkeit", value: "9" },
          { name: "Widerstandsfähigkeit", value: "8" },
          { name: "Preis-Leistungs-Verhältnis", value: "10" },
        ]}
      />
      <QuestionCard
        href="#q"
        title="Blattränder rollen sich nach oben, seit die Lampe auf 45 cm hängt"
        photo={picture("week-4", "Blätter rollen sich am Rand")}
        state={{ phase: "vegetative", text: "Woche 4, Wachstum" }}
        symptoms={["Blattrandaufhellung", "Magnesiummangelerscheinungen"]}
        solutions="3 Lösungen"
        solved="Gelöst"
      />
      <GrowerCard
        name="Gartenfreundin-mit-sehr-langem-Namen"
        href="#g"
        seed={3}
        detail="2 Tagebücher, dabei seit März 2021"
        figures={[
          { name: "Ernten", value: "31" },
          { name: "Durchschnittsertrag", value: "1,31", unit: "g/W" },
        ]}
        action={
          <FollowButton size="small" pressed={false}>
            Abonnieren
          </FollowButton>
        }
      />
    </>
  ),
};

export const ThaiOnAPhone: Story = {
  globals: { lang: "th", viewport: { value: "phone" } },
  render: () => (
    <>
      <CardGrid>
        <StrainCard
          {...nightPlum}
          traits="อินดิกาเป็นหลัก THC 21–24 %"
          flowering="8–10 สัปดาห์"
          diaries="312 ไดอารี่"
        />
        <GiveawayCard
          href="#g"
          title="แจกไฟปลูก Halden ห้าชุดสำหรับการปลูกรอบหน้า"
          photo={picture("lamp", "แผงไฟปลูก")}
          state={{ is: "open", text: "เปิดรับอยู่" }}
          giver="แจกโดย Halden & Daughters"
          figures={[{ name: "เหลือเวลา", value: "15 วัน" }]}
        />
      </CardGrid>
      <QuestionCard
        href="#q"
        title="ขอบใบม้วนขึ้นหลังจากย้ายไฟมาที่ 45 ซม."
        photo={picture("week-4", "ใบม้วน")}
        state={{ phase: "vegetative", text: "สัปดาห์ 4 ระยะเติบโต" }}
        symptoms={["ใบม้วน", "ปลายใบซีด"]}
        solutions="3 คำตอบ"
      />
      <ArticleCard
        look="row"
        href="#a"
        title="ตากช้า ๆ สิบสี่วันที่ 15 °C"
        photo={picture("week-15", "กิ่งแขวนตาก")}
        detail="เก็บเกี่ยว 9 นาที"
      />
    </>
  ),
};
