import type { CodeApp } from '../api-types/sign-in-api.ts';
import { QrCode } from './qr-code.tsx';

/** How to set up a code app: with the camera, with a tap on the same phone, or by typing. */
export function CodeAppSteps({ codeApp: { secret, address } }: { codeApp: CodeApp }) {
  return (
    <div className="code-app">
      <QrCode text={address} label="The secret for your app, to be read by a camera" />
      <div>
        <p>
          Open an app for codes on your phone (Google Authenticator, Aegis, 1Password and many
          others can do it) and let it read this square.
        </p>
        <p>
          On this very phone: <a href={address}>open the app</a>. Or type into it:
        </p>
        <p className="secret figure">{inGroups(secret)}</p>
      </div>
    </div>
  );
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
