<?php

declare(strict_types=1);

namespace Tests;

final class LeadsTest extends CrmTest
{
    /**
     * CRM-20: A lead goes its way and becomes a customer.
     * Steps: Add a lead for a user, move it to contacted with a note, then to won.
     * Expected: The history has each move; the user finds a customer with the same details.
     */
    public function fromLeadToCustomer(): void
    {
        $admin = $this->admin()->open('/leads/new')->press('Save', $this->lead());
        $this->sees($admin->press('Move', ['stage' => 'contacted', 'note' => 'Wants a visit.']), 'now in the stage Contacted');
        $this->sees($admin->press('Move', ['stage' => 'won']), 'Won. The lead is a customer now.');
        $this->sees($admin, 'Wants a visit.');
        $this->sees($this->user()->open('/customers?q=Seven+Hills'), 'Omana Pillai');
    }

    /**
     * CRM-21: A won lead joins the customer who has the same e-mail.
     * Steps: Set a lead’s e-mail to that of a customer and move it to won.
     * Expected: No second customer; the lead names the one that was there.
     */
    public function joiningACustomer(): void
    {
        $admin = $this->admin();
        $admin->open('/leads/18/edit')->press('Save', ['email' => 'lakshmi@twowells.example']);
        $admin->open('/leads/18')->press('Move', ['stage' => 'won']);
        $this->counts(1, 'leads WHERE id = 18 AND customer_id = 3');
        $this->counts(24, 'customers');
    }

    /**
     * CRM-22: A lead moves only to a stage that is allowed.
     * Steps: Send the form with a stage that does not exist, and a won lead to lost.
     * Expected: Both are refused; the leads and their history are unchanged.
     */
    public function stagesThatAreNotAllowed(): void
    {
        $admin = $this->admin()->open('/leads/13');
        $csrf = $admin->hidden('csrf');
        $before = $this->database->run('CHECKSUM TABLE leads, lead_history');
        $this->same(422, $admin->post('/leads/13/stage', ['csrf' => $csrf, 'stage' => 'gold'])->status, 'answer');
        $this->sees($admin->post('/leads/1/stage', ['csrf' => $csrf, 'stage' => 'lost']), 'cannot move from Won to Lost');
        $this->same($before, $this->database->run('CHECKSUM TABLE leads, lead_history'), 'what is stored');
    }

    /**
     * CRM-23: A lead of a blocked user is given to somebody before it is won.
     * Steps: Block the user who has a lead, and move the lead to won. Give it to an active user and try again.
     * Expected: The first is refused, since nobody would see the new customer; the second makes the customer.
     */
    public function leadOfBlockedUser(): void
    {
        $this->database->run("UPDATE users SET status = 'blocked' WHERE id = 4");
        $admin = $this->admin()->open('/leads/16');
        $this->sees($admin->press('Move', ['stage' => 'won']), 'Imran Sheikh is blocked. Give this lead to somebody else first.');
        $this->counts(1, "leads WHERE id = 16 AND stage = 'qualified'");
        $admin->open('/leads/16/edit')->press('Save', ['assigned_to' => '3']);
        $this->sees($admin->open('/leads/16')->press('Move', ['stage' => 'won']), 'Won.');
        $this->counts(1, "customers WHERE email = 'rohit@glasshouse.example' AND owner_id = 3");
    }

    /**
     * CRM-24: Two people move a lead at the same moment, and one of them succeeds.
     * Steps: One administrator wins a lead and has not finished. A second one marks it as lost. The first finishes.
     * Expected: The second waits and is then refused, because a won lead stays won.
     */
    public function twoMovesAtOnce(): void
    {
        $admin = $this->admin()->open('/leads/12');
        $this->database->begin();
        $this->database->run("UPDATE leads SET stage = 'won', closed_at = '2026-11-16 10:00' WHERE id = 12");
        $admin->pressWithoutWaiting('Move', ['stage' => 'lost']);
        $this->database->waitUntilSomebodyWaits();
        $this->database->commit();
        $this->sees($admin->finish(), 'cannot move from Won to Lost');
        $this->counts(1, "leads WHERE id = 12 AND stage = 'won'");
    }

    /**
     * CRM-25: Values and days of a lead make sense.
     * Steps: Add leads with a value of -5, 1e9 and 999999999, and with an expected close of yesterday and of 2099.
     * Change another field of a lead whose day has passed.
     * Expected: Each of the first is refused with a sentence; the last is saved with its old day.
     */
    public function valuesAndDays(): void
    {
        $admin = $this->admin();
        foreach (['-5', '1e9', '999999999', '1.5', ''] as $value) {
            $admin->open('/leads/new')->press('Save', $this->lead(['value_rupees' => $value]));
            $this->same(422, $admin->status, "a value of $value");
        }
        foreach (['2026-11-15', '2099-01-01', '2026-02-31'] as $day) {
            $admin->open('/leads/new')->press('Save', $this->lead(['expected_close' => $day]));
            $this->sees($admin, 'Expected close must be a day from 16 Nov 2026 to 16 Nov 2028.');
        }
        $this->counts(0, "leads WHERE company = 'Seven Hills Trust'");
        $this->database->run("UPDATE leads SET expected_close = '2026-10-01' WHERE id = 12");
        $this->sees($admin->open('/leads/12/edit')->press('Save', ['phone' => '+91 00000 00999']), 'have been saved');
        $this->counts(1, "leads WHERE id = 12 AND expected_close = '2026-10-01' AND phone = '+91 00000 00999'");
    }

    /**
     * CRM-44: The customer of a won lead belongs to the user who has the lead.
     * Steps: Give a lead the e-mail of a customer of another user. Open the lead, and move it to won.
     * Expected: The page says beforehand to whom the customer goes. Then the customer belongs to the user of the lead,
     * who sees it; the former user does not; the access log names the customer.
     */
    public function customerOfAnotherUser(): void
    {
        $admin = $this->admin();
        $admin->open('/leads/18/edit')->press('Save', ['email' => 'joseph@sevenstairs.example']);
        $this->sees($admin->open('/leads/18'), 'Seven Stairs Stationery has this e-mail and is looked after by Meera Joseph.');
        $admin->press('Move', ['stage' => 'won']);
        $this->sees($admin, 'Won. Seven Stairs Stationery is now looked after by Ravi Kumar.');
        $this->counts(1, 'leads WHERE id = 18 AND customer_id = 4');
        $this->same(200, $this->user()->open('/customers/4')->status, 'the user of the lead');
        $this->same(404, $this->user(self::OTHER)->open('/customers/4')->status, 'the former user');
        $this->counts(1, "access_log WHERE event = 'customer_given' AND detail LIKE 'Seven Stairs Stationery%'");
    }

    /**
     * CRM-45: A lead that is given to somebody else while it is won becomes the customer of the new user.
     * Steps: One administrator gives a lead to another user and has not finished. A second one moves it to won. The first
     * finishes.
     * Expected: The second waits; the customer belongs to the new user of the lead.
     */
    public function givenWhileWon(): void
    {
        $admin = $this->admin()->open('/leads/12');
        $this->database->begin();
        $this->database->run('UPDATE leads SET assigned_to = 3 WHERE id = 12');
        $admin->pressWithoutWaiting('Move', ['stage' => 'won']);
        $this->database->waitUntilSomebodyWaits();
        $this->database->commit();
        $this->sees($admin->finish(), 'Won.');
        $this->counts(1, "customers WHERE email = 'tenzin@warmwool.example' AND owner_id = 3");
    }

    /**
     * CRM-46: A won lead stays as it was won.
     * Steps: Open the form of a lead. Meanwhile another administrator wins the lead. Save the form with another user and
     * another value. Open the form of a won lead.
     * Expected: Saving is refused with a sentence; lead, customer and history are unchanged. A won lead has no button to
     * edit, and its form leads back to the lead.
     */
    public function wonLeadsAreKept(): void
    {
        $late = $this->admin()->open('/leads/12/edit');
        $this->admin()->open('/leads/12')->press('Move', ['stage' => 'won', 'note' => 'Signed.']);
        $before = $this->database->run('CHECKSUM TABLE leads, lead_history, customers');
        $this->sees($late->press('Save', ['assigned_to' => '3', 'value_rupees' => '1']), 'This lead is won and is kept as it was.');
        $this->same($before, $this->database->run('CHECKSUM TABLE leads, lead_history, customers'), 'what is stored');
        $this->same(0, preg_match('~href="[^"]*/leads/12/edit"~', $late->open('/leads/12')->html), 'a link to the form');
        $this->sees($late->open('/leads/12/edit'), 'This lead is won and is kept as it was.');
    }

    /**
     * CRM-47: A lead that is won while its form is saved keeps what was won.
     * Steps: One administrator wins a lead and has not finished. A second one saves the form of the lead. The first
     * finishes.
     * Expected: Saving waits and is then refused.
     */
    public function wonWhileSaved(): void
    {
        $admin = $this->admin()->open('/leads/12/edit');
        $this->database->begin();
        $this->database->run("UPDATE leads SET stage = 'won', closed_at = '2026-11-16 10:00' WHERE id = 12");
        $admin->pressWithoutWaiting('Save', ['value_rupees' => '1']);
        $this->database->waitUntilSomebodyWaits();
        $this->database->commit();
        $this->sees($admin->finish(), 'This lead is won and is kept as it was.');
        $this->counts(0, 'leads WHERE id = 12 AND value_rupees = 1');
    }

    /**
     * CRM-48: The history of a won lead is found for ever.
     * Steps: Find a lead that was won half a year ago on the board, by its search, and on the page of its customer. Look
     * at the page of the customer as a user.
     * Expected: The board has room for two months only. The search and the customer’s page lead to the lead and its
     * history; a user sees no lead.
     */
    public function oldLeadsAreFound(): void
    {
        $admin = $this->admin()->open('/leads');
        $this->doesNotSee($admin, 'Counter billing for three shops');
        $this->sees($admin->open('/leads?q=Counter+billing'), 'Counter billing for three shops');
        $this->sees($admin->open('/customers/1'), 'Won leads');
        $this->same(1, preg_match('~href="[^"]*/leads/1"~', $admin->html), 'a link to the lead');
        $this->sees($admin->open('/leads/1'), 'Paid the advance.');
        $this->doesNotSee($this->user()->open('/customers/1'), 'Won leads');
    }
}
