/** What is what: every card, tile and piece, with its words and its paragraph. */

import { type Group, own } from "../../kit/glossary";

export const GLOSSARY: readonly Group[] = [
  {
    title: "glossary-colours",
    lead: "glossary-colours-lead",
    entries: ["red", "green", "yellow", "blue"].map((colour) => own(`card ${colour}-plain`, colour, "1.1")),
  },
  {
    title: "glossary-cards",
    lead: null,
    entries: [own("card blue-plain", "plain", "3.2"), own("card yellow-extra", "extra", "3.3"), own("card red-2", "flags", "3.6"), own("score 1", "score-card", "4.2")],
  },
  {
    title: "option-variant-advanced",
    lead: null,
    entries: [own("card green-plain", "starter", "6.3"), own("flag wild", "wild-flag", "6.4")],
  },
];
