import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const { nothingMoves } = vi.hoisted(() => {
  const nothingMoves = (): void => void vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  nothingMoves();
  return { nothingMoves };
});

import { type Asked, hush, listen, settle } from "../../harbour/api/asked.stub";
import type { Me } from "../../harbour/api/types";
import { isKnown } from "../../harbour/me";
import { self } from "../../harbour/self.svelte";
import { go, here } from "../../route.svelte";
import { speak } from "../../words/words.svelte";
import Account from "./Account.svelte";

const GUEST: Me = { name: "Anne", account: null, webhook: null };
const ANNE: Me = { ...GUEST, account: "anne" };
const WRONG = { status: 403, sentence: "that is not your password.", reason: "not-your-password" };

let asked: Asked[] = [];
beforeEach(async () => {
  await speak("en");
  asked = listen();
  nothingMoves();
  vi.stubGlobal("scrollTo", () => {});
  localStorage.setItem("aboard", "yes");
  go("/account");
});
afterEach(() => {
  cleanup();
  hush();
  self.me = null;
  localStorage.clear();
});

const sent = (way: string): Asked[] => asked.filter((one) => one.way === `/api${way}`);
const last = (way: string): Asked => sent(way).at(-1) as Asked;
const press = (name: string | RegExp): Promise<unknown> => fireEvent.click(screen.getByRole("button", { name })).then(settle);
const write = (label: string | RegExp, value: string): Promise<unknown> => fireEvent.input(screen.getByLabelText(label), { target: { value } });

async function come(me: Me, blocked: unknown[] = []): Promise<void> {
  render(Account);
  await last("/me").answer(me);
  await last("/me/blocks").answer(blocked);
}

describe("another password", () => {
  const change = async (): Promise<void> => {
    await write(/until now/, "old-password");
    await write(/new password/, "new-password");
    await press("Change it");
  };

  it("is sent with the old one, and the fields are empty again", async () => {
    await come(ANNE);
    await change();
    expect(last("/account/password").body).toEqual({ old: "old-password", new: "new-password" });
    await last("/account/password").answer(ANNE);
    expect(screen.getByText(/password is changed/).getAttribute("role")).toBe("status");
    expect(screen.getByLabelText<HTMLInputElement>(/until now/).value).toBe("");
  });

  it("is refused whoever does not know the old one; what was written stays", async () => {
    await come(ANNE);
    await change();
    await last("/account/password").answer(WRONG, 403);
    expect(screen.getByRole("alert").textContent).toBe("That is not your password.");
    expect(screen.getByLabelText<HTMLInputElement>(/new password/).value).toBe("new-password");
    expect(screen.queryByText(/password is changed/)).toBeNull();
  });

  it("is nothing for guests", async () => {
    await come(GUEST);
    expect(screen.queryByText("Change the password")).toBeNull();
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
  });
});

describe("signing out everywhere else", () => {
  it("is told when it is done", async () => {
    await come(ANNE);
    await press("Sign out everywhere else");
    await last("/session/others").answer(ANNE);
    await last("/tables").answer([]);
    expect(screen.getByText(/signed out on all other/).getAttribute("role")).toBe("status");
    expect(self.me).toEqual(ANNE);
  });

  it("is not told when the line breaks", async () => {
    await come(ANNE);
    await press("Sign out everywhere else");
    await last("/session/others").breaks();
    expect(screen.queryByText(/signed out on all other/)).toBeNull();
    expect(screen.getByRole("alert").textContent).toContain("The line is down");
  });
});

describe("being forgotten", () => {
  const asks = (): number => asked.filter(({ body }) => body && Object.hasOwn(body, "password")).length;

  it("takes a guest a second press, and then they are strangers in the harbour", async () => {
    await come(GUEST);
    await press("Forget me …");
    expect(asks()).toBe(0);
    expect(document.activeElement?.textContent).toBe("No, I stay");
    await press("Yes, forget me");
    expect(last("/me").body).toEqual({ password: "" });
    await last("/me").answer(null);
    expect([self.me, isKnown(), here.place]).toEqual([null, false, { screen: "harbour" }]);
  });

  it("can be thought better of", async () => {
    await come(GUEST);
    await press("Forget me …");
    await press("No, I stay");
    expect(asks()).toBe(0);
    expect(document.activeElement?.textContent).toBe("Forget me …");
  });

  it("takes the password of an account, and nobody goes without it", async () => {
    await come(ANNE);
    await press("Forget me …");
    await write(/to be sure/, "a guess");
    await press("Yes, forget me");
    expect(last("/me").body).toEqual({ password: "a guess" });
    await last("/me").answer(WRONG, 403);
    expect(screen.getByText("That is not your password.").getAttribute("role")).toBe("alert");
    expect([self.me, isKnown(), here.place]).toEqual([ANNE, true, { screen: "account" }]);
  });

  it("is not offered to strangers", () => {
    localStorage.clear();
    render(Account);
    expect(screen.queryByText("Forget me")).toBeNull();
  });
});

describe("whose words one does not read", () => {
  const TEACH = { handle: "beard", name: "Teach" };

  it("is not spoken of where there is nobody", async () => {
    await come(ANNE);
    expect(screen.queryByText("Whose words I do not read")).toBeNull();
  });

  it("is a list of those whom one may read again", async () => {
    await come(GUEST, [TEACH, { handle: "gone", name: "" }]);
    expect(screen.getByText("somebody who has sailed away")).toBeTruthy();
    await press("Read again: Teach");
    await last("/me/blocks/beard").answer(null);
    expect(screen.queryByText("Teach")).toBeNull();
    expect(screen.getByText("You read Teach again.").getAttribute("role")).toBe("status");
  });

  it("stays as it was when the harbour says no", async () => {
    await come(GUEST, [TEACH]);
    await press("Read again: Teach");
    await last("/me/blocks/beard").answer({ status: 503, sentence: "full.", reason: "store-full" }, 503);
    expect(screen.getByText("Teach")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("logbook is full");
  });
});
