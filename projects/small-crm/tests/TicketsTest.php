<?php

declare(strict_types=1);

namespace Tests;

final class TicketsTest extends CrmTest
{
    private const TICKET = [
        'customer_id' => '15', 'category' => 'product', 'priority' => 'high', 'subject' => 'Cards crack', 'details' => 'At the corner.',
    ];

    /**
     * CRM-26: A ticket from question to answer, with a note that the user never reads.
     * Steps: A user raises a ticket. An administrator answers, adds an internal note and resolves it. The user replies.
     * Expected: The user reads the answer and not the note; the reply opens the ticket again.
     */
    public function fromQuestionToAnswer(): void
    {
        $user = $this->user()->open('/tickets/new')->press('Raise the ticket', self::TICKET);
        $ticket = $user->path;
        $admin = $this->admin()->open($ticket)->press('Send', ['body' => 'New ones are on the way.']);
        $this->sees($admin, 'In progress');
        $admin->press('Send', ['body' => 'The supplier pays.', 'is_internal' => '1']);
        $admin->press('Save', ['status' => 'resolved']);
        $this->sees($user->open($ticket), 'New ones are on the way.');
        $this->doesNotSee($user, 'The supplier pays.');
        $this->sees($user->press('Send', ['body' => 'They crack as well.']), 'They crack as well.');
        $this->counts(1, "tickets WHERE subject = 'Cards crack' AND status = 'open' AND resolved_at IS NULL");
    }

    /**
     * CRM-27: A closed ticket takes no more replies.
     * Steps: A user closes a ticket and sends a reply that was typed before.
     * Expected: The reply is refused with a sentence and is not stored.
     */
    public function closedTicket(): void
    {
        $user = $this->user()->open('/tickets/new')->press('Raise the ticket', self::TICKET);
        $ticket = $user->path;
        $csrf = $user->hidden('csrf');
        $this->sees($user->press('Close this ticket'), 'takes no more replies');
        $this->sees($user->post("$ticket/replies", ['csrf' => $csrf, 'body' => 'Too late']), 'Please raise a new one.');
        $this->counts(0, "ticket_replies WHERE body = 'Too late'");
    }

    /**
     * CRM-28: Only an administrator writes internal notes.
     * Steps: As a user, send a reply with the additional field is_internal.
     * Expected: The reply is stored as an ordinary one.
     */
    public function internalNotes(): void
    {
        $user = $this->user()->open('/tickets/3')->press('Send', ['body' => 'Hidden?', 'is_internal' => '1']);
        $this->sees($user, 'Hidden?');
        $this->counts(1, "ticket_replies WHERE body = 'Hidden?' AND is_internal = 0");
    }

    /**
     * CRM-29: A script that somebody types is shown and never run.
     * Steps: Use a script as company, ticket, reply and quote. Open every page that shows one of them as administrator.
     * Expected: The text is read as it was typed; the pages hold no element of it.
     */
    public function scriptsAreText(): void
    {
        $script = '<script>alert(1)</script><img src=x onerror=alert(2)>';
        $user = $this->user()->open('/customers/new')->press('Save', $this->customer(['company' => $script, 'notes' => $script]));
        $customer = basename($user->path);
        $ticket = $user->open('/tickets/new')
            ->press('Raise the ticket', ['customer_id' => $customer, 'subject' => $script, 'details' => $script] + self::TICKET)->path;
        $user->press('Send', ['body' => $script]);
        $quote = $user->open('/quotes/new')
            ->press('Request the quote', ['customer_id' => $customer, 'title' => $script, 'requirement' => $script])->path;
        $admin = $this->admin();
        foreach (['/', "/customers/$customer", '/tickets', $ticket, '/quotes', $quote, "$quote/prepare", '/customers?q=' . rawurlencode($script)] as $path) {
            $this->sees($admin->open($path), '<script>alert(1)</script>');
            $this->same(false, str_contains($admin->html, '<script>alert') || str_contains($admin->html, '<img src=x'), "a script on $path");
        }
    }

    /**
     * CRM-43: Handling a ticket does not hide what was just written.
     * Steps: An administrator opens a resolved ticket. The user replies, which opens it again. The administrator saves
     * a priority on the page that was open.
     * Expected: Refused, and the reply can be read; the ticket is open. Then the priority is saved.
     */
    public function repliesAreRead(): void
    {
        $user = $this->user()->open('/tickets/new')->press('Raise the ticket', self::TICKET);
        $ticket = $user->path;
        $admin = $this->admin()->open($ticket)->press('Save', ['status' => 'resolved']);
        $user->open($ticket)->press('Send', ['body' => 'They crack as well.']);
        $this->sees($admin->press('Save', ['priority' => 'low']), 'Somebody has written since you opened this ticket.');
        $this->sees($admin, 'They crack as well.');
        $this->counts(1, "tickets WHERE subject = 'Cards crack' AND status = 'open' AND priority = 'high'");
        $this->sees($admin->press('Save', ['priority' => 'low']), 'have been saved');
    }

    /**
     * CRM-51: A user does not close a ticket whose answer is unread.
     * Steps: A user opens a ticket. An administrator answers. The user presses “Close this ticket” on the open page, reads
     * the answer and presses again. Another ticket gets an internal note before it is closed.
     * Expected: The first is refused and shows the answer; then the ticket is closed. The note, which a user never reads,
     * is no hindrance.
     */
    public function closingUnread(): void
    {
        $user = $this->user()->open('/tickets/new')->press('Raise the ticket', self::TICKET);
        $this->admin()->open($user->path)->press('Send', ['body' => 'New ones are on the way.']);
        $this->sees($user->press('Close this ticket'), 'Somebody has written since you opened this ticket.');
        $this->sees($user, 'New ones are on the way.');
        $this->counts(1, "tickets WHERE subject = 'Cards crack' AND status = 'in_progress'");
        $this->sees($user->press('Close this ticket'), 'The ticket is closed.');
        $second = $this->user()->open('/tickets/new')->press('Raise the ticket', ['subject' => 'Cards bend'] + self::TICKET);
        $this->admin()->open($second->path)->press('Send', ['body' => 'The supplier pays.', 'is_internal' => '1']);
        $this->sees($second->press('Close this ticket'), 'The ticket is closed.');
    }

    /**
     * CRM-52: A ticket is answered at the moment at which it is closed.
     * Steps: An administrator answers a ticket and has not finished. The user closes it. The administrator finishes.
     * Expected: Closing waits and is then refused, because the answer has not been read.
     */
    public function answeredWhileClosed(): void
    {
        $user = $this->user()->open('/tickets/new')->press('Raise the ticket', self::TICKET);
        $id = (int) basename($user->path);
        $this->database->begin();
        $this->database->run('SELECT id FROM tickets WHERE id = ? FOR UPDATE', [$id]);
        $this->database->run("INSERT INTO ticket_replies (ticket_id, user_id, body) VALUES (?, 1, 'Look inside.')", [$id]);
        $user->pressWithoutWaiting('Close this ticket');
        $this->database->waitUntilSomebodyWaits();
        $this->database->commit();
        $this->sees($user->finish(), 'Somebody has written since you opened this ticket.');
        $this->sees($user, 'Look inside.');
        $this->counts(1, "tickets WHERE id = $id AND status = 'open'");
    }

    /**
     * CRM-53: An answer to a ticket that was closed meanwhile is not lost.
     * Steps: An administrator types an answer. Meanwhile the user closes the ticket. The administrator sends the answer.
     * Expected: The answer is refused and can still be read on the page, to be copied.
     */
    public function answerToClosedTicket(): void
    {
        $user = $this->user()->open('/tickets/new')->press('Raise the ticket', self::TICKET);
        $admin = $this->admin()->open($user->path);
        $user->press('Close this ticket');
        $this->sees($admin->press('Send', ['body' => 'A long answer with care.']), 'takes no more replies');
        $this->sees($admin, 'A long answer with care.');
        $this->counts(0, "ticket_replies WHERE body = 'A long answer with care.'");
    }
}
