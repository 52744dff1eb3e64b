<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Clock;
use App\Form;
use App\Models\Customer;
use App\Models\Lead;
use App\Models\User;
use App\Request;
use App\Response;
use DomainException;

final class LeadController extends Controller
{
    private const WON = 'This lead is won and is kept as it was.';
    private const FIELDS = ['title', 'company', 'contact', 'email', 'phone', 'source', 'value_rupees', 'assigned_to'];

    public function index(): Response
    {
        $search = Request::query('q');

        return Response::view('leads/index', [
            'title' => 'Leads',
            'board' => Lead::board($search),
            'search' => $search,
        ]);
    }

    public function show(int $id): Response
    {
        return $this->leadPage($id, null);
    }

    public function create(): Response
    {
        return $this->page('New lead', '/leads', Form::of(['source' => 'website', 'assigned_to' => $this->user()['id']]));
    }

    public function store(): Response
    {
        $form = $this->checked(null);
        if (!$form->isValid()) {
            return $this->page('New lead', '/leads', $form);
        }
        $id = Lead::add($this->row($form), $this->user()['id']);

        return $this->done("/leads/$id", 'The lead has been added.');
    }

    public function edit(int $id): Response
    {
        $lead = $this->found(Lead::find($id));
        if ($lead['stage'] === 'won') {
            return $this->refused("/leads/$id", self::WON);
        }

        return $this->page('Edit lead', "/leads/$id", Form::of($lead), $lead);
    }

    public function update(int $id): Response
    {
        $lead = $this->found(Lead::find($id));
        $form = $this->checked($lead);
        if (!$form->isValid()) {
            return $this->page('Edit lead', "/leads/$id", $form, $lead);
        }
        if (!Lead::change($id, $this->row($form))) {
            return $this->refused("/leads/$id", self::WON);
        }

        return $this->done("/leads/$id", 'The changes have been saved.');
    }

    public function move(int $id): Response
    {
        $this->found(Lead::find($id));
        $form = Form::sent()->choice('stage', 'stage', Lead::STAGES)->text('note', 'Note', 255, required: false);
        if (!$form->isValid()) {
            return $this->leadPage($id, $form);
        }
        try {
            return $this->done("/leads/$id", Lead::move(
                $id,
                $form->value('stage'),
                $form->value('note'),
                $this->user()['id'],
            ));
        } catch (DomainException $refusal) {
            return $this->refused("/leads/$id", $refusal->getMessage());
        }
    }

    private function checked(?array $lead): Form
    {
        return Form::sent()
            ->text('title', 'What it is about', 120)
            ->text('company', 'Company', 100)
            ->text('contact', 'Contact person', 80)
            ->email('email', 'E-mail')
            ->phone('phone', 'Phone', required: false)
            ->choice('source', 'source', Lead::SOURCES)
            ->number('value_rupees', 'Value', 0, 100_000_000)
            ->date(
                'expected_close',
                'Expected close',
                Clock::today(),
                Clock::day('+2 years'),
                required: false,
                present: $lead['expected_close'] ?? null,
            )
            ->choice('assigned_to', 'user', User::options($lead['assigned_to'] ?? 0));
    }

    private function row(Form $form): array
    {
        return $form->values(...self::FIELDS) + ['expected_close' => $form->valueOrNull('expected_close')];
    }

    private function page(string $title, string $action, Form $form, ?array $lead = null): Response
    {
        return Response::view('leads/form', [
            'title' => $title,
            'action' => $action,
            'form' => $form,
            'users' => User::options($lead['assigned_to'] ?? 0),
        ], $form->isValid() ? 200 : 422);
    }

    private function leadPage(int $id, ?Form $form): Response
    {
        $lead = $this->found(Lead::find($id));
        $next = Lead::nextStages($lead['stage']);
        $form ??= Form::of(['stage' => $next[0] ?? '']);

        return Response::view('leads/show', [
            'title' => $lead['title'],
            'lead' => $lead,
            'history' => Lead::history($id),
            'known' => $lead['stage'] === 'won' ? null : Customer::withEmail($lead['email']),
            'next' => array_replace(array_flip($next), array_intersect_key(Lead::STAGES, array_flip($next))),
            'form' => $form,
        ], $form->isValid() ? 200 : 422);
    }
}
