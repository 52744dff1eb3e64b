<?php

declare(strict_types=1);

namespace Tests;

final class CustomersTest extends CrmTest
{
    /**
     * CRM-13: A customer is added with what was typed, and one e-mail belongs to one customer.
     * Steps: Add a customer with a wrong e-mail and no person, then with the e-mail of another customer, then rightly.
     * Expected: Sentences beside the fields and all that was typed; then the card of the customer.
     */
    public function addingCustomers(): void
    {
        $user = $this->user()->open('/customers/new')->press('Save', $this->customer(['contact' => '', 'email' => 'not an address']));
        $this->sees($user, 'Contact person is required.');
        $this->sees($user, 'E-mail must be an e-mail address');
        $this->same(1, preg_match('/name="company"[^>]*value="Round Table Rentals"/', $user->html), 'what was typed');
        $this->sees($user->press('Save', $this->customer(['email' => 'SUNITA@tinroof.example'])), 'belongs to another customer already');
        $this->sees($user->press('Save', $this->customer()), 'The customer has been added.');
        $this->counts(1, "customers WHERE email = 'leela@roundtable.example' AND owner_id = 2");
    }

    /**
     * CRM-14: A double press adds one customer, one ticket, one quote, one lead and one task.
     * Steps: Press the button of each form twice before the first answer is there.
     * Expected: One record each, and the second press shows the first one’s success.
     */
    public function doublePresses(): void
    {
        $user = $this->user();
        $this->sees($user->open('/customers/new')->pressTwice('Save', $this->customer()), 'The customer has been added.');
        $ticket = ['customer_id' => '1', 'category' => 'other', 'priority' => 'low', 'subject' => 'Twice?', 'details' => 'x'];
        $this->sees($user->open('/tickets/new')->pressTwice('Raise the ticket', $ticket), 'The ticket has been raised.');
        $quote = ['customer_id' => '1', 'title' => 'Twice?', 'requirement' => 'x'];
        $this->sees($user->open('/quotes/new')->pressTwice('Request the quote', $quote), 'The quote has been requested.');
        $admin = $this->admin();
        $this->sees($admin->open('/leads/new')->pressTwice('Save', $this->lead(['title' => 'Twice?'])), 'The lead has been added.');
        $task = ['title' => 'Twice?', 'assigned_to' => '2', 'due_on' => '2026-11-20'];
        $this->sees($admin->open('/tasks/new')->pressTwice('Save', $task), 'The task has been added.');
        $this->counts(1, "customers WHERE email = 'leela@roundtable.example'");
        $this->counts(1, "tickets WHERE subject = 'Twice?'");
        foreach (['quotes', 'leads', 'tasks'] as $table) {
            $this->counts(1, "$table WHERE title = 'Twice?'");
        }
    }

    /**
     * CRM-15: Records of another user do not exist for a user.
     * Steps: Open, change, answer and decide a customer, a ticket, a quote and a task of another user, by address and
     * by form. Raise a ticket and request a quote for that customer.
     * Expected: Not found, or refused; nothing is changed, and the access log names each try.
     */
    public function recordsOfOthers(): void
    {
        $user = $this->user();
        $csrf = $user->hidden('csrf');
        $task = $this->database->value("SELECT id FROM tasks WHERE assigned_to = 3 AND status = 'open' LIMIT 1");
        $before = $this->stored();
        foreach (['/customers/4', '/customers/4/edit', '/tickets/6', '/quotes/9', '/customers/999999999'] as $path) {
            $this->same(404, $user->open($path)->status, $path);
            foreach (['Seven Stairs', 'Colour differs', 'Fee reminders'] as $words) {
                $this->doesNotSee($user, $words);
            }
        }
        $posts = [
            '/customers/4' => $this->customer(),
            '/tickets/6/replies' => ['body' => 'Hello'],
            '/tickets/6/close' => [],
            '/quotes/13/decision' => ['decision' => 'accepted', 'revision' => '1'],
            "/tasks/$task/done" => ['to' => 'done'],
        ];
        foreach ($posts as $path => $fields) {
            $this->same(404, $user->post($path, ['csrf' => $csrf] + $fields)->status, $path);
        }
        $ticket = ['customer_id' => '4', 'category' => 'other', 'priority' => 'low', 'subject' => 'x', 'details' => 'x'];
        $this->same(422, $user->post('/tickets', ['csrf' => $csrf] + $ticket)->status, 'a ticket for the customer');
        $quote = ['customer_id' => '4', 'title' => 'x', 'requirement' => 'x'];
        $this->same(422, $user->post('/quotes', ['csrf' => $csrf] + $quote)->status, 'a quote for the customer');
        $this->same($before, $this->stored(), 'what is stored');
        $this->counts(1, "access_log WHERE event = 'record_refused' AND detail = '/tickets/6'");
    }

    /**
     * CRM-16: A customer is handed over with tickets and quotes.
     * Steps: As administrator give a customer of one user to another.
     * Expected: From the next click on the new user finds the customer, and the former one does not.
     */
    public function handingOver(): void
    {
        [$ravi, $meera] = [$this->user(), $this->user(self::OTHER)];
        $this->same(200, $ravi->open('/customers/1')->status, 'before, for the owner');
        $this->admin()->open('/customers/1/edit')->press('Save', ['owner_id' => '3']);
        $this->same(404, $ravi->open('/customers/1')->status, 'afterwards, for the former owner');
        $this->sees($meera->open('/customers/1'), 'Tin Roof Bakery');
    }

    /**
     * CRM-17: A user cannot give customers away by adding fields to a form.
     * Steps: As a user save an own customer with the additional fields owner_id and id.
     * Expected: The customer is saved and still belongs to the user; no other is changed.
     */
    public function addedFields(): void
    {
        $this->user()->open('/customers/1/edit')->press('Save', ['city' => 'Munnar', 'owner_id' => '3', 'id' => '4']);
        $this->counts(1, "customers WHERE id = 1 AND owner_id = 2 AND city = 'Munnar'");
        $this->counts(0, "customers WHERE id = 4 AND city = 'Munnar'");
    }

    /**
     * CRM-18: A customer is deleted only while nothing belongs to it.
     * Steps: Delete a customer with tickets. Delete one without anything at the moment in which somebody raises a
     * ticket for it. Delete one without anything.
     * Expected: The first two are refused with a sentence and stay; the third is deleted.
     */
    public function deletingCustomers(): void
    {
        $admin = $this->admin();
        $this->sees($admin->open('/customers/1')->press('Delete for good'), 'must stay');
        $this->counts(1, 'customers WHERE id = 1');
        $admin->open('/customers/new')->press('Save', $this->customer(['owner_id' => '2']));
        $id = basename($admin->path);
        $this->database->begin();
        $this->database->run(
            "INSERT INTO tickets (customer_id, raised_by, subject, details) VALUES (?, 2, 'Just now', 'x')",
            [$id],
        );
        $admin->pressWithoutWaiting('Delete for good');
        $this->database->waitUntilSomebodyWaits();
        $this->database->commit();
        $this->sees($admin->finish(), 'must stay');
        $this->counts(1, "tickets WHERE subject = 'Just now'");
        $this->database->run("DELETE FROM tickets WHERE subject = 'Just now'");
        $this->sees($admin->open("/customers/$id")->press('Delete for good'), 'has been deleted');
    }

    /**
     * CRM-19: Searches take %, _ and SQL as ordinary text, and page numbers as they come.
     * Steps: Search the customers for %, for _ and for SQL. Open page -1, page 999 and page x.
     * Expected: Nothing is found; every page opens, the last one for 999.
     */
    public function searchesAndPages(): void
    {
        $admin = $this->admin();
        foreach (['%', '_', "' OR 1=1 -- ", "') UNION SELECT 1,2,3 -- "] as $words) {
            $this->sees($admin->open('/customers?q=' . rawurlencode($words)), '0 customers');
        }
        foreach (['-1' => 'page 1 of 2', '999' => 'page 2 of 2', 'x' => 'page 1 of 2', '99999999999999999999' => 'page 2 of 2'] as $page => $words) {
            $this->sees($admin->open("/customers?page=$page"), $words);
        }
        $this->same(200, $admin->open('/customers?q[]=x&page[]=2&industry=%FF')->status, 'odd address');
    }
}
