/** Whether the harbour is on this very device, as on an island: then nobody else can come aboard. */

export const island = { here: false };
