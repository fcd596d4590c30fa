/** The product's settings for the payment sandbox at `url`; its keys are in payment-sandbox/control. */
export const sandboxSettings = (url: string) => ({
  PAYMENT_SANDBOX: '1',
  MOLLIE_API_KEY: 'test_BestellwerkSandboxMollieKey',
  MOLLIE_API_URL: url,
  DATATRANS_MERCHANT_ID: '1100000001',
  DATATRANS_PASSWORD: 'sandbox-password',
  DATATRANS_SIGN_KEY: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
  DATATRANS_API_URL: url,
  DATATRANS_PAY_URL: url,
});
