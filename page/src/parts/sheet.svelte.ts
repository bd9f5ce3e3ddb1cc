/** The sheet of settings: it can be laid over any screen. */
export const sheet = $state<{ settings: boolean }>({ settings: false });
