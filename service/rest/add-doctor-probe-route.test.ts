import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { TroubleFactsPort } from '#database/trouble/trouble-facts-port.ts';
import { doctorProbePath } from '../doctor/doctor-probe-contract.ts';
import { addDoctorProbeRoute } from './add-doctor-probe-route.ts';

it.each([
  [['127.0.0.1'], true],
  [['10.0.0.1'], false],
  [false, false],
] as const)(
  'says whether a service that trusts %j trusts the peer: %s',
  async (trusted, isPeerTrusted) => {
    const word = 'ab'.repeat(32);
    const app = Fastify({ trustProxy: trusted === false ? false : [...trusted] });
    onTestFinished(() => app.close());
    const serviceMark = async () => ({ at: new Date(1_000), note: word });
    addDoctorProbeRoute(app, { serviceMark } as unknown as TroubleFactsPort, () => 1_000);
    const answer = await app.inject({
      url: `${doctorProbePath}?word=${word}`,
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': '127.0.0.1' },
    });
    expect(answer.json()).toEqual({
      peer: '127.0.0.1',
      visitor: '127.0.0.1',
      isForwarded: true,
      isPeerTrusted,
    });
  },
);
