/** Keys that open nothing but a sandbox, so everybody may know them. */
export const sandboxKeys = {
  mollieKey: 'test_BestellwerkSandboxMollieKey',
  datatransMerchantId: '1100000001',
  datatransPassword: 'sandbox-password',
  datatransSignKey: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
} as const;
