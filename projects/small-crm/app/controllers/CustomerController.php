<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Database;
use App\Form;
use App\Models\AccessLog;
use App\Models\Customer;
use App\Models\Lead;
use App\Models\Quote;
use App\Models\Ticket;
use App\Models\User;
use App\Request;
use App\Response;
use PDOException;

/**
 * An administrator works with every customer, a user with their own; only an administrator gives customers to
 * another user.
 */
final class CustomerController extends Controller
{
    private const FIELDS = ['company', 'contact', 'email', 'phone', 'city', 'industry', 'notes'];

    public function index(): Response
    {
        $search = Request::query('q');
        $industry = $this->filter('industry', Customer::INDUSTRIES);

        return Response::view('customers/index', [
            'title' => $this->isAdmin() ? 'Customers' : 'My customers',
            'page' => Customer::page($this->user(), $search, $industry),
            'search' => $search,
            'industry' => $industry,
            'isAdmin' => $this->isAdmin(),
        ]);
    }

    public function show(int $id): Response
    {
        $customer = $this->found(Customer::find($id, $this->user()));

        return Response::view('customers/show', [
            'title' => $customer['company'],
            'customer' => $customer,
            'tickets' => Ticket::ofCustomer($id),
            'quotes' => Quote::ofCustomer($id),
            'leads' => $this->isAdmin() ? Lead::ofCustomer($id) : [],
            'isAdmin' => $this->isAdmin(),
        ]);
    }

    public function create(): Response
    {
        return $this->page('New customer', '/customers', Form::of(['owner_id' => $this->user()['id'], 'industry' => 'other']));
    }

    public function store(): Response
    {
        $form = $this->checked(null);
        $id = $form->isValid() ? $this->save($form, null) : null;
        if ($id === null) {
            return $this->page('New customer', '/customers', $form);
        }

        return $this->done("/customers/$id", 'The customer has been added.');
    }

    public function edit(int $id): Response
    {
        $customer = $this->found(Customer::find($id, $this->user()));

        return $this->page('Edit ' . $customer['company'], "/customers/$id", Form::of($customer), $customer);
    }

    public function update(int $id): Response
    {
        $customer = $this->found(Customer::find($id, $this->user()));
        $form = $this->checked($customer);
        if (!$form->isValid() || $this->save($form, $id) === null) {
            return $this->page('Edit ' . $customer['company'], "/customers/$id", $form, $customer);
        }

        return $this->done("/customers/$id", 'The changes have been saved.');
    }

    public function delete(int $id): Response
    {
        $customer = $this->found(Customer::find($id, $this->user()));
        if (!Customer::delete($id)) {
            return $this->refused("/customers/$id", 'This customer has tickets, quotes or a won lead and must stay.');
        }
        AccessLog::add('customer_deleted', $customer['company']);

        return $this->done('/customers', $customer['company'] . ' has been deleted.');
    }

    private function checked(?array $customer): Form
    {
        $form = Form::sent()
            ->text('company', 'Company', 100)
            ->text('contact', 'Contact person', 80)
            ->email('email', 'E-mail')
            ->phone('phone', 'Phone', required: false)
            ->text('city', 'City', 60, required: false)
            ->choice('industry', 'industry', Customer::INDUSTRIES)
            ->lines('notes', 'Notes', 2000, required: false);

        // A user who adds the field by hand changes nothing: it is read for an administrator only.
        return $this->isAdmin()
            ? $form->choice('owner_id', 'user', User::options($customer['owner_id'] ?? 0))
            : $form;
    }

    /** Returns the id, or null if another customer has the e-mail already (the form says so). */
    private function save(Form $form, ?int $id): ?int
    {
        $row = $form->values(...self::FIELDS);
        if ($this->isAdmin()) {
            $row['owner_id'] = (int) $form->value('owner_id');
        } elseif ($id === null) {
            $row['owner_id'] = $this->user()['id'];
        }
        try {
            if ($id === null) {
                return Customer::add($row);
            }
            Customer::change($id, $row);

            return $id;
        } catch (PDOException $error) {
            if (!Database::isDuplicate($error)) {
                throw $error;
            }
            $form->refuse('email', 'This e-mail belongs to another customer already.');

            return null;
        }
    }

    private function page(string $title, string $action, Form $form, ?array $customer = null): Response
    {
        return Response::view('customers/form', [
            'title' => $title,
            'action' => $action,
            'form' => $form,
            'owners' => $this->isAdmin() ? User::options($customer['owner_id'] ?? 0) : [],
        ], $form->isValid() ? 200 : 422);
    }
}
