/**
 * Bodies that the service accepts pass each proxy with its configuration from `deploy/`. Bodies that are too large
 * are refused by the service itself.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../support/open-test-desk-with-visits.ts';
import { storeStaffMember, submitEnquiry } from './support/staff-and-enquiries.ts';
import {
  deployedProxies,
  type RunningProxy,
  startDeployedProxy,
} from './support/start-deployed-proxy.ts';
import { anonKey } from './support/start-test-app.ts';

describe.each(deployedProxies)('behind $name', (proxy) => {
  describe.skipIf(!proxy.isHere)(proxy.isHere ? 'a body' : `no ${proxy.name} here: skipped`, () => {
    let desk: TestDeskWithVisits;
    let front: RunningProxy;
    beforeAll(async () => {
      desk = await openTestDeskWithVisits({ env: { TRUST_PROXY: '127.0.0.1' } });
      front = await startDeployedProxy(proxy, [desk]);
    });
    afterAll(async () => {
      await front?.stop();
      await desk?.close();
    });

    it('of 48 kB is accepted as a note of 4,000 letters at the desk', async () => {
      const cookie = await desk.cookieOf(await storeStaffMember(desk.store, 'owner'));
      const { id } = await submitEnquiry(desk.store);
      const note = 'अ'.repeat(4_000);
      const fields = new URLSearchParams({ do: 'note', note }).toString();
      const body = `${fields}&rest=`.padEnd(48 * 1024, 'x');
      const answer = await fetch(`${front.url}/desk/enquiries/${id}`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          cookie,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body,
      });
      expect(answer.status).toBe(302);
      const page = await fetch(`${front.url}/desk/enquiries/${id}`, { headers: { cookie } });
      expect(await page.text()).toContain(note);
    });

    it('of a megabyte is accepted as a form of the desk, and one of 10 MB as a form with a picture', async () => {
      const cookie = await desk.cookieOf(await storeStaffMember(desk.store, 'owner'));
      const post = async (path: string, bytes: number) => {
        const { status } = await fetch(front.url + path, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            cookie,
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: 'version=0&do=save&rest='.padEnd(bytes, 'x'),
        });
        return status;
      };
      expect(await post('/desk/fees', 1024 * 1024)).not.toBe(413);
      expect(await post('/desk/publish/facts/testimonials', 10 * 1024 * 1024)).not.toBe(413);
      expect(await post('/desk/month', 5 * 1024 * 1024)).not.toBe(413);
    });

    it('of 256 kB is accepted as an event, which the service itself refuses without a signature', async () => {
      const answer = await fetch(`${front.url}/webhooks/demonstration`, {
        method: 'POST',
        body: 'x'.repeat(256 * 1024),
      });
      expect([answer.status, await answer.json()]).toEqual([400, { taken: false }]);
    });

    it('that is too large for a form is refused in the words of the service', async () => {
      const answer = await fetch(`${front.url}/rest/v1/request_a_call`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: anonKey },
        body: JSON.stringify({ name: 'x'.repeat(40 * 1024) }),
      });
      expect([answer.status, (await answer.json()).code]).toEqual([413, 'PT413']);
    });
  });
});
