<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Clock;
use App\Form;
use App\Models\Customer;
use App\Models\Quote;
use App\Request;
use App\Response;

/** A user requests a quote, an administrator prices and sends it, the user notes what the customer decided. */
final class QuoteController extends Controller
{
    private const LINES = 6;

    public function index(): Response
    {
        $search = Request::query('q');
        $status = $this->filter('status', Quote::STATUSES);

        return Response::view('quotes/index', [
            'title' => $this->isAdmin() ? 'Quotes' : 'My quotes',
            'page' => Quote::page($this->user(), $search, $status),
            'search' => $search,
            'status' => $status,
        ]);
    }

    public function create(): Response
    {
        return $this->page(Form::of(['customer_id' => Request::query('customer')]));
    }

    public function store(): Response
    {
        $form = Form::sent()
            ->choice('customer_id', 'customer', Customer::options($this->user()))
            ->text('title', 'Title', 120)
            ->lines('requirement', 'What the customer needs', 4000);
        if (!$form->isValid()) {
            return $this->page($form);
        }
        $id = Quote::add($form->values('customer_id', 'title', 'requirement') + [
            'requested_by' => $this->user()['id'],
            'gst_percent' => config('gst_percent'),
        ]);

        return $this->done("/quotes/$id", 'The quote has been requested.');
    }

    public function show(int $id): Response
    {
        $quote = $this->found(Quote::find($id, $this->user()));

        return Response::view('quotes/show', [
            'title' => $quote['title'],
            'quote' => $quote,
            'items' => Quote::items($id),
            'isAdmin' => $this->isAdmin(),
        ]);
    }

    public function prepare(int $id): Response
    {
        $quote = $this->found(Quote::find($id, $this->user()));
        $form = Form::of([
            'valid_until' => $quote['valid_until'] ?? Clock::day('+' . config('quote_valid_days') . ' days'),
            'terms' => $quote['terms'],
        ]);

        return $this->offerPage($quote, $form, Quote::items($id), $quote['revision']);
    }

    public function saveOffer(int $id): Response
    {
        $quote = $this->found(Quote::find($id, $this->user()));
        $form = Form::sent()
            ->date('valid_until', 'Valid until', Clock::today(), Clock::day('+6 months'))
            ->text('terms', 'Terms', 255, required: false);
        $items = $this->sentItems($form);
        $revision = (int) Request::input('revision');
        if (!$form->isValid()) {
            return $this->offerPage($quote, $form, $items, $revision);
        }
        if (Quote::send($id, $form->values('valid_until', 'terms'), $items, $revision)) {
            return $this->done("/quotes/$id", 'The quote has been sent.');
        }
        $quote = $this->found(Quote::find($id, $this->user()));
        if ($quote['status'] !== 'sent') {
            return $this->refused("/quotes/$id", 'This quote has been decided already and cannot change.');
        }
        $form->refuse('items', 'Somebody has sent this quote since you opened it: ' . rupees($quote['total'])
            . ' with GST, valid until ' . show_date($quote['valid_until']) . '. Your lines are below; if you send them, '
            . 'they replace that offer.');

        return $this->offerPage($quote, $form, $items, $quote['revision']);
    }

    public function decide(int $id): Response
    {
        $quote = $this->found(Quote::find($id, $this->user()));
        $form = Form::sent()
            ->choice('decision', 'decision', ['accepted' => '', 'declined' => ''])
            ->number('revision', 'Revision', 0, 65535);
        if ($form->isValid() && $quote['status'] === 'sent' && $quote['revision'] !== (int) $form->value('revision')) {
            return $this->refused("/quotes/$id", 'The offer has changed since you opened it. This is the new one.');
        }
        if (!$form->isValid() || !Quote::decide($id, $form->value('decision'), (int) $form->value('revision'))) {
            return $this->refused("/quotes/$id", 'This quote is not open for a decision: it is decided, expired or not sent yet.');
        }

        return $this->done("/quotes/$id", 'The quote is ' . $form->value('decision') . '.');
    }

    /**
     * The lines of the offer; lines left empty are skipped. A line with a mistake is kept, so that it can be
     * corrected.
     *
     * @return list<array{description: string, quantity: int|string, unit_rupees: int|string}>
     */
    private function sentItems(Form $form): array
    {
        $items = [];
        $quantities = Request::inputs('quantity');
        $prices = Request::inputs('unit_rupees');
        foreach (array_slice(Request::inputs('description'), 0, self::LINES) as $line => $description) {
            $quantity = $quantities[$line] ?? '';
            $price = $prices[$line] ?? '';
            if ($description === '' && $quantity === '' && $price === '') {
                continue;
            }
            $isRight = $description !== '' && text_length($description) <= 140
                && preg_match('/^[1-9]\d{0,3}$/D', $quantity) === 1
                && preg_match('/^[1-9]\d{0,6}$/D', $price) === 1;
            if (!$isRight) {
                $form->refuse('items', 'Each line needs a description, a quantity up to 9,999 and a price in whole rupees.');
            }
            $items[] = $isRight
                ? ['description' => $description, 'quantity' => (int) $quantity, 'unit_rupees' => (int) $price]
                : ['description' => $description, 'quantity' => $quantity, 'unit_rupees' => $price];
        }
        if ($items === []) {
            $form->refuse('items', 'A quote needs at least one line.');
        }

        return $items;
    }

    private function page(Form $form): Response
    {
        return Response::view('quotes/form', [
            'title' => 'Request a quote',
            'form' => $form,
            'customers' => Customer::options($this->user()),
        ], $form->isValid() ? 200 : 422);
    }

    /** @param int $revision the version of the offer that the administrator has seen */
    private function offerPage(array $quote, Form $form, array $items, int $revision): Response
    {
        $empty = ['description' => '', 'quantity' => '', 'unit_rupees' => ''];

        return Response::view('quotes/prepare', [
            'title' => 'Price the quote',
            'quote' => $quote,
            'revision' => $revision,
            'form' => $form,
            'items' => array_pad($items, self::LINES, $empty),
        ], $form->isValid() ? 200 : 422);
    }
}
