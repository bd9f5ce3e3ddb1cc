/** Whether the harbour is on this very device: then nobody else can come aboard. */

export const alone = { yes: false };
