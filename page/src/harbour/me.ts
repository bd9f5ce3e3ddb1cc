/** Who we are in the harbour: a guest by a cookie, with a name; with an account, the same on every device. */

import { say } from "../words/words.svelte";
import { ask, Refused } from "./api/client";
import type { Hooked, Me } from "./api/types";
import { nameAshore } from "./ashore.svelte";
import { self } from "./self.svelte";
import { accompany } from "./wishes.svelte";

const KNOWN = "aboard";
const NICKNAMES = 12;
export const SHORTEST_PASSWORD = 8;

export type { Me };

/** Whether the harbour has seen this browser before; strangers are not asked who they are. */
export const isKnown = (): boolean => localStorage.getItem(KNOWN) !== null;

function note(me: Me): Me {
  localStorage.setItem(KNOWN, "yes");
  self.me = me;
  accompany(me.account);
  return me;
}

function forget(): void {
  localStorage.removeItem(KNOWN);
  self.me = null;
  accompany(null);
}

/** What a guest is called until they say otherwise. */
export function nickname(): string {
  return nameAshore() || say(`nickname-${1 + Math.floor(Math.random() * NICKNAMES)}`);
}

/** Who we are, if anybody. */
export async function recall(): Promise<Me | null> {
  if (!isKnown()) return null;
  try {
    return note(await ask("whoAmI"));
  } catch (trouble) {
    if (!(trouble instanceof Refused) || trouble.status !== 401) throw trouble;
    forget();
    return null;
  }
}

let boarding: Promise<Me> | null = null;

async function come(name: string): Promise<Me> {
  return self.me ?? (await recall()) ?? note(await ask("sayName", [], { name }));
}

/** Whoever the harbour knows us as; a new guest if nobody. However many ask at once, one guest comes aboard. */
export function aboard(name: string = nickname()): Promise<Me> {
  boarding ??= come(name).finally(() => (boarding = null));
  return boarding;
}

export async function rename(name: string): Promise<Me> {
  await aboard(name);
  return note(await ask("sayName", [], { name }));
}

/** Keep my seats under a name and a password. */
export async function register(account: string, password: string): Promise<Me> {
  await aboard(account);
  return note(await ask("register", [], { account, password }));
}

/** Come back from another device. */
export async function signIn(account: string, password: string): Promise<Me> {
  return note(await ask("signIn", [], { account, password }));
}

/** Forget me on this device. */
export async function signOut(): Promise<void> {
  await ask("signOut");
  forget();
}

/** Forget me on all other devices. */
export async function signOutElsewhere(): Promise<Me> {
  return note(await ask("signOutElsewhere"));
}

/** Another password; all other devices have to sign in again. */
export async function changePassword(old: string, fresh: string): Promise<Me> {
  return note(await ask("changePassword", [], { old, new: fresh }));
}

/** Forget me with all that is mine; whoever has an account says its password. */
export async function vanish(password = ""): Promise<void> {
  await ask("forgetMe", [], { password });
  forget();
}

/** Have "your turn" sent to an address; its secret is told this once. */
export async function hook(url: string): Promise<Hooked> {
  const hooked = await ask("hook", [], { url });
  if (self.me) note({ ...self.me, webhook: hooked.url });
  return hooked;
}

export async function unhook(): Promise<Me> {
  return note(await ask("unhook"));
}

/** A page's own grain of chance: 16 bytes nobody else chose. */
export function grain(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
