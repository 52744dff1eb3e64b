<?php

declare(strict_types=1);

namespace Tests;

use Tests\Support\Browser;
use Tests\Support\TestCase;

/** What the tests of the CRM share: its logins and its usual ways. It is Monday, 16 November 2026. */
abstract class CrmTest extends TestCase
{
    protected const ADMIN = 'admin@crm.example';
    protected const ADMIN_PASSWORD = 'Admin@12345';
    /** Ravi Kumar, user 2. Customer 1 is his; customer 4, ticket 6 and quote 9 are Meera's (user 3). */
    protected const USER = 'user@crm.example';
    protected const OTHER = 'meera@crm.example';
    protected const USER_PASSWORD = 'User@12345';
    protected const NEW_PASSWORD = 'a much longer one';

    protected function admin(): Browser
    {
        return $this->signIn($this->visitor(), self::ADMIN, self::ADMIN_PASSWORD);
    }

    protected function user(string $email = self::USER): Browser
    {
        return $this->signIn($this->visitor(), $email, self::USER_PASSWORD);
    }

    protected function signIn(Browser $browser, string $email, string $password): Browser
    {
        return $browser->open('/login')->press('Sign in', ['email' => $email, 'password' => $password]);
    }

    /** Every line of the route table. */
    protected function routes(): array
    {
        return require dirname(__DIR__) . '/app/routes.php';
    }

    /** What changes whenever a row of any table changes, except those that note visits. */
    protected function stored(): array
    {
        return $this->database->run(
            'CHECKSUM TABLE users, customers, leads, lead_history, tickets, ticket_replies, quotes, quote_items, tasks',
        );
    }

    protected function customer(array $fields = []): array
    {
        return $fields + [
            'company' => 'Round Table Rentals',
            'contact' => 'Leela Nair',
            'email' => 'leela@roundtable.example',
            'industry' => 'services',
        ];
    }

    protected function lead(array $fields = []): array
    {
        return $fields + [
            'title' => 'Registers for six schools',
            'company' => 'Seven Hills Trust',
            'contact' => 'Omana Pillai',
            'email' => 'omana@sevenhills.example',
            'value_rupees' => '150000',
            'assigned_to' => '2',
        ];
    }
}
