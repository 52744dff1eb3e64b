/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_DATA_SERVICE_URL?: string;
  readonly VITE_DATA_SERVICE_KEY?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_PAYMENT_URL?: string;
  readonly VITE_HIDDEN_SECTIONS?: string;
}
