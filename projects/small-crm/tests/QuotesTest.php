<?php

declare(strict_types=1);

namespace Tests;

use Tests\Support\Browser;

final class QuotesTest extends CrmTest
{
    /**
     * CRM-30: A quote from request to decision, with sums and GST.
     * Steps: A user requests a quote. An administrator prices 3 at ₹1,000 and 1 at ₹500 and sends it. The user accepts.
     * Expected: Net ₹3,500, GST ₹630, total ₹4,130; after the decision nothing changes any more.
     */
    public function fromRequestToDecision(): void
    {
        $user = $this->request();
        $this->sees($user, 'Not priced yet.');
        $this->price($user->path, ['3' => '1000', '1' => '500']);
        $this->sees($user->open($user->path), 'Net ₹3,500 GST, 18 % ₹630 Total ₹4,130');
        $csrf = $user->hidden('csrf');
        $this->sees($user->press('Accepted'), 'The quote is accepted.');
        $user->post("{$user->path}/decision", ['csrf' => $csrf, 'decision' => 'declined', 'revision' => '1']);
        $this->sees($user, 'not open for a decision');
        $this->counts(1, "quotes WHERE title = 'Posters' AND status = 'accepted'");
    }

    /**
     * CRM-31: Quantities and prices that make no sense are refused.
     * Steps: Price a quote with a quantity of 0, -1 and 1.5, and with a price of 0, -100, 99999999 and “cheap”; without any line.
     * Expected: Each is refused, and the typed line is still there; nothing is sent.
     */
    public function oddLines(): void
    {
        $quote = $this->request()->path;
        foreach ([['0', '100'], ['-1', '100'], ['1.5', '100'], ['1', '0'], ['1', '-100'], ['1', '99999999'], ['1', 'cheap']] as [$quantity, $price]) {
            $admin = $this->price($quote, [$quantity => $price]);
            $this->sees($admin, 'Each line needs a description');
            $this->same(1, preg_match('/name="description\[\]"[^>]*value="Poster"/', $admin->html), 'the typed line');
        }
        $this->sees($this->price($quote, []), 'A quote needs at least one line.');
        $this->counts(1, "quotes WHERE title = 'Posters' AND status = 'requested'");
    }

    /**
     * CRM-32: An offer is valid for half a year at most.
     * Steps: Send a quote that is valid until yesterday, until 2099 and until 31 February.
     * Expected: Each is refused with the days that are possible.
     */
    public function daysOfOffers(): void
    {
        $quote = $this->request()->path;
        foreach (['2026-11-15', '2099-01-01', '2026-02-31'] as $day) {
            $this->sees($this->price($quote, ['1' => '100'], $day), 'Valid until must be a day from 16 Nov 2026 to 16 May 2027.');
        }
        $this->counts(1, "quotes WHERE title = 'Posters' AND status = 'requested'");
    }

    /**
     * CRM-33: After its last day an offer cannot be accepted.
     * Steps: Send an offer that is valid until the 20th. Accept it on the 21st, also by sending the form by hand.
     * Expected: The page says that it has expired and has no button; the form is refused.
     */
    public function expiredOffer(): void
    {
        $quote = $this->request()->path;
        $this->price($quote, ['1' => '100'], '2026-11-20');
        $this->on('2026-11-21');
        $user = $this->user()->open($quote);
        $this->sees($user, 'Expired');
        $this->sees($user, 'The date has passed.');
        $this->doesNotSee($user, 'Accepted');
        $user->post("$quote/decision", ['csrf' => $user->hidden('csrf'), 'decision' => 'accepted', 'revision' => '1']);
        $this->counts(1, "quotes WHERE title = 'Posters' AND status = 'sent'");
    }

    /**
     * CRM-34: Nobody accepts a price without having seen it.
     * Steps: A user opens an offer. An administrator changes its price. The user presses “Accepted” on the open page.
     * Expected: It is refused, and the page shows the new price; then it can be accepted.
     */
    public function priceChangedMeanwhile(): void
    {
        $user = $this->request();
        $quote = $user->path;
        $this->price($quote, ['1' => '100']);
        $user->open($quote);
        $this->price($quote, ['1' => '900']);
        $this->sees($user->press('Accepted'), 'The offer has changed since you opened it.');
        $this->sees($user, '₹1,062');
        $this->sees($user->press('Accepted'), 'The quote is accepted.');
    }

    /**
     * CRM-35: Two decisions at the same moment: one counts.
     * Steps: One person declines an offer and has not finished. Another accepts it. The first finishes.
     * Expected: The second waits and is then refused.
     */
    public function twoDecisions(): void
    {
        $user = $this->request();
        $quote = $user->path;
        $this->price($quote, ['1' => '100']);
        $user->open($quote);
        $this->database->begin();
        $this->database->run("UPDATE quotes SET status = 'declined' WHERE title = 'Posters'");
        $user->pressWithoutWaiting('Accepted');
        $this->database->waitUntilSomebodyWaits();
        $this->database->commit();
        $this->sees($user->finish(), 'not open for a decision');
        $this->counts(1, "quotes WHERE title = 'Posters' AND status = 'declined'");
    }

    /**
     * CRM-49: Two people price a quote, and neither price is lost unseen.
     * Steps: Two administrators open the same request. One sends it at ₹100. The other one sends it at ₹900. The other one
     * reads what was sent, and sends again.
     * Expected: The second is refused with what was sent meanwhile and keeps the typed line; sent again, it counts.
     */
    public function twoPrices(): void
    {
        $quote = $this->request()->path;
        $late = $this->admin()->open("$quote/prepare");
        $this->price($quote, ['1' => '100']);
        $offer = ['description' => ['Poster'], 'quantity' => ['1'], 'unit_rupees' => ['900'], 'valid_until' => '2026-12-01'];
        $this->sees($late->press('Send the quote', $offer), 'Somebody has sent this quote since you opened it: ₹118 with GST, valid until 1 Dec 2026.');
        $this->same(1, preg_match('/name="unit_rupees\[\]"[^>]*value="900"/', $late->html), 'the typed price');
        $this->counts(1, "quotes WHERE title = 'Posters' AND revision = 1");
        $this->sees($late->press('Send the quote', $offer), 'The quote has been sent.');
        $this->sees($late, '₹1,062');
    }

    /**
     * CRM-50: Two people price a quote at the same moment, and one of them succeeds.
     * Steps: One administrator sends a quote and has not finished. Another one sends it as well. The first finishes.
     * Expected: The second waits and is then refused with what was sent meanwhile.
     */
    public function twoPricesAtOnce(): void
    {
        $quote = $this->request()->path;
        $admin = $this->admin()->open("$quote/prepare");
        $this->database->begin();
        $this->database->run("UPDATE quotes SET status = 'sent', revision = 1, valid_until = '2026-12-01' WHERE title = 'Posters'");
        $admin->pressWithoutWaiting('Send the quote', [
            'description' => ['Poster'], 'quantity' => ['1'], 'unit_rupees' => ['900'], 'valid_until' => '2026-12-02',
        ]);
        $this->database->waitUntilSomebodyWaits();
        $this->database->commit();
        $this->sees($admin->finish(), 'Somebody has sent this quote since you opened it');
        $this->counts(1, "quotes WHERE title = 'Posters' AND revision = 1 AND valid_until = '2026-12-01'");
    }

    private function request(): Browser
    {
        return $this->user()->open('/quotes/new')
            ->press('Request the quote', ['customer_id' => '12', 'title' => 'Posters', 'requirement' => 'Three kinds, large.']);
    }

    /** @param array<string, string> $lines quantity => price */
    private function price(string $quote, array $lines, string $until = '2026-12-01'): Browser
    {
        return $this->admin()->open("$quote/prepare")->press('Send the quote', [
            'description' => array_fill(0, count($lines), 'Poster'),
            'quantity' => array_map(strval(...), array_keys($lines)),
            'unit_rupees' => array_values($lines),
            'valid_until' => $until,
        ]);
    }
}
