import type { QuestionText } from "./question-text.ts";

/** Questions of growers who write English. */
export const enQuestions: readonly QuestionText[] = [
  {
    title: "Brown tips on every new set of leaves, is this overfeeding?",
    text: "Started about five days ago, only the last few millimetres of each tip. The rest of the leaf is a healthy green. The readings of that week are attached. Should I lower the feed or flush?",
    symptoms: ["brown-leaf-tips"],
    faza: 1,
    isFromDiary: true,
    photo: "tip_burn",
    comment: "Same here at the moment, following along.",
    answers: [
      {
        text: "Yes, that's mild nutrient burn. Don't flush. Lower the EC by 0.2–0.3 for the next two feeds and watch the new growth: the tips that are burnt stay burnt, but new ones should be clean.",
        isAccepted: true,
        thanks: "Lowered it by 0.3 and the new leaves are clean. Thank you!",
      },
      {
        text: "Check your runoff before you change anything. If it's much higher than what goes in, salts are building up and one watering with plain water helps.",
      },
      { text: "Burnt tips alone are no drama. I like to see a tiny bit: it tells me where the limit is." },
    ],
  },
  {
    title: "Lower leaves turn yellow and fall off in week 4 of veg",
    text: "Two or three leaves a day, always the oldest ones. They go pale first, then yellow all over, then they drop. Soil, 11 litre pot, no nutrients so far because the bag says it feeds for six weeks.",
    symptoms: ["yellow-lower-leaves", "falling-leaves"],
    faza: 0,
    photo: "yellowing",
    answers: [
      {
        text: "Nitrogen. The plant takes it from the old leaves to build new ones. Bagged soil rarely lasts six weeks with a plant that size. Start with half the dose of a grow fertiliser.",
        isAccepted: true,
        thanks: "Half dose it was. Nothing has dropped for a week now.",
      },
      {
        text: "How often do you water? A pot that never dries looks just like this. Lift it: if it's still heavy after three days, wait.",
      },
    ],
  },
  {
    title: "Tiny flies all over the topsoil, how do I get rid of them?",
    text: "Black, about 2 mm, they run more than they fly. Yellow sticky cards catch dozens a day but there are always new ones.",
    symptoms: ["fungus-gnats"],
    faza: 0,
    answers: [
      {
        text: "Fungus gnats. The cards only catch adults, the larvae are in the top 3 cm. Let the surface dry out between waterings and water with BTI for three weeks. Nematodes work as well.",
        isAccepted: true,
      },
      { text: "Bottom watering ended it for me. A centimetre of sand on top helps too." },
      { text: "Also look under the pot. Mine bred in the saucer." },
    ],
  },
  {
    title: "Should I cut out the rotten part of a bud or harvest the whole plant two weeks early?",
    text: "Found one grey, mushy spot in the main cola this morning. Everything else looks fine. Ripeness is still mostly cloudy with many clear trichomes. Humidity went up after three days of rain.",
    symptoms: ["bud-rot", "humid-air"],
    faza: 1,
    isFromDiary: true,
    photo: "mould",
    answers: [
      {
        text: "Cut 3 cm below the spot, bag it before you move it, then check every other cola with a lamp. Bring humidity under 50%, at night too. If you find more than two spots, harvest.",
        isAccepted: true,
        thanks: "Found a second spot and removed it. No more since then.",
      },
      { text: "I'd take the main cola now and let the lower buds ripen. That's where the risk is." },
      { text: "More air between the branches, and remove the big fan leaves around the buds." },
      { text: "Don't smoke anything near that spot, however clean it looks." },
    ],
  },
  {
    title:
      "Leaves curl up only at the top of the canopy, light at 40 cm, the temperature looks fine on the controller, and plants near the wall are not affected",
    text: "It gets worse in the afternoon and is almost gone when the light comes on again. No spots, no burnt edges. What should I change first?",
    symptoms: ["leaf-edges-curl-up", "light-burn"],
    faza: 1,
    answers: [
      {
        text: "Hold a thermometer right at the canopy, in the shade of a leaf. The controller probably hangs lower. I'd raise the lamp to 55 cm and see what the next two days bring.",
      },
      { text: "Or dim it to 75%, which is easier than moving it. The wall plants simply get less light." },
    ],
  },
  {
    title: "Purple stems and petioles, do I need to worry?",
    text: "The leaves are green and growth is good. Nights have been colder for a week or so. You can see the readings of the week.",
    symptoms: ["purple-stems", "purple-petioles"],
    faza: 0,
    isFromDiary: true,
    answers: [{ text: "With green leaves and good growth: no. It's either the strain or the cold nights." }],
  },
  {
    title: "Seedling is stuck in its shell for two days",
    text: "The stem is up and green but the shell sits on the leaves like a helmet. Can I pull it off?",
    symptoms: ["stuck-seed-shell"],
    faza: -1,
    answers: [
      {
        text: "Don't pull. Put a drop of water on it, wait half an hour, then open it gently with two toothpicks. A clear cup over the seedling keeps it moist.",
      },
      { text: "Next time plant a bit deeper, about 1.5 cm. The soil strips the shell off." },
    ],
  },
  {
    title: "White crust on the fabric pots",
    text: "It's on the outside of the pots, mostly near the bottom. Comes off when I brush it. Hard tap water, coco, feed with every watering. Is that a problem for the roots?",
    symptoms: ["salt-crust"],
    faza: 1,
    answers: [],
  },
];
