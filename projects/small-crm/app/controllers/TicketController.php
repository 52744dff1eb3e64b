<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Form;
use App\Models\Customer;
use App\Models\Ticket;
use App\Request;
use App\Response;

/** Users raise tickets for their own customers and follow them; administrators handle all tickets. */
final class TicketController extends Controller
{
    private const UNREAD = 'Somebody has written since you opened this ticket. Please read it first.';

    public function index(): Response
    {
        $search = Request::query('q');
        $status = $this->filter('status', Ticket::STATUSES);

        return Response::view('tickets/index', [
            'title' => $this->isAdmin() ? 'Tickets' : 'My tickets',
            'page' => Ticket::page($this->user(), $search, $status),
            'search' => $search,
            'status' => $status,
        ]);
    }

    public function create(): Response
    {
        return $this->page(Form::of(['customer_id' => Request::query('customer'), 'priority' => 'normal']));
    }

    public function store(): Response
    {
        // The list holds only customers that this user may see; any other id is refused here.
        $form = Form::sent()
            ->choice('customer_id', 'customer', Customer::options($this->user()))
            ->choice('category', 'category', Ticket::CATEGORIES)
            ->choice('priority', 'priority', Ticket::PRIORITIES)
            ->text('subject', 'Subject', 140)
            ->lines('details', 'What happened', 4000);
        if (!$form->isValid()) {
            return $this->page($form);
        }
        $row = $form->values('customer_id', 'category', 'priority', 'subject', 'details');
        $id = Ticket::add($row + ['raised_by' => $this->user()['id']]);

        return $this->done("/tickets/$id", 'The ticket has been raised.');
    }

    public function show(int $id): Response
    {
        return $this->ticketPage($id, Form::of());
    }

    public function reply(int $id): Response
    {
        $this->found(Ticket::find($id, $this->user()));
        $form = Form::sent()->lines('body', 'Your reply', 4000);
        if (!$form->isValid()) {
            return $this->ticketPage($id, $form);
        }
        $isInternal = $this->isAdmin() && Request::input('is_internal') === '1';
        if (!Ticket::reply($id, $this->user(), $form->value('body'), $isInternal)) {
            // The page is shown without a redirect, so that the typed text is still there to be copied.
            $form->refuse('body', 'A closed ticket takes no more replies. Please raise a new one.');

            return $this->ticketPage($id, $form);
        }

        return $this->done("/tickets/$id", $isInternal ? 'The note has been added.' : 'The reply has been sent.');
    }

    public function close(int $id): Response
    {
        $this->found(Ticket::find($id, $this->user()));
        if (!Ticket::handle($id, $this->user(), (int) Request::input('read'), 'closed')) {
            return $this->refused("/tickets/$id", self::UNREAD);
        }

        return $this->done("/tickets/$id", 'The ticket is closed.');
    }

    public function handle(int $id): Response
    {
        $this->found(Ticket::find($id, $this->user()));
        $form = Form::sent()
            ->choice('status', 'status', Ticket::STATUSES)
            ->choice('priority', 'priority', Ticket::PRIORITIES);
        if (!$form->isValid()) {
            return $this->ticketPage($id, $form);
        }
        $read = (int) Request::input('read');
        if (!Ticket::handle($id, $this->user(), $read, $form->value('status'), $form->value('priority'))) {
            return $this->refused("/tickets/$id", self::UNREAD);
        }

        return $this->done("/tickets/$id", 'Status and priority have been saved.');
    }

    private function page(Form $form): Response
    {
        return Response::view('tickets/form', [
            'title' => 'Raise a ticket',
            'form' => $form,
            'customers' => Customer::options($this->user()),
        ], $form->isValid() ? 200 : 422);
    }

    private function ticketPage(int $id, Form $form): Response
    {
        $ticket = $this->found(Ticket::find($id, $this->user()));

        return Response::view('tickets/show', [
            'title' => $ticket['subject'],
            'ticket' => $ticket,
            'replies' => Ticket::replies($id, $this->user()),
            'read' => Ticket::lastReply($id, $this->user()),
            'form' => $form,
            'isAdmin' => $this->isAdmin(),
        ], $form->isValid() ? 200 : 422);
    }
}
