<?php

declare(strict_types=1);

namespace Tests;

use Tests\Support\Browser;
use Tests\Support\TestCase;

/** What the tests of the hostel share: its logins, and the ways of its office. It is Monday, 16 November 2026. */
abstract class HostelTest extends TestCase
{
    protected const OFFICE = 'admin@hostel.example';
    protected const OFFICE_PASSWORD = 'Warden@2026';
    protected const STUDENT = 'student@hostel.example';
    protected const STUDENT_PASSWORD = 'Student@2026';
    protected const NEW_PASSWORD = 'a long sentence';

    /** Zoya Ansari (student 24) has no bed and no booking that waits; Gulmohar 2, bed A (bed 31) is free. */
    protected const ZOYA = 24;
    protected const FREE_BED = 31;

    protected function office(): Browser
    {
        return $this->signIn($this->visitor(), self::OFFICE, self::OFFICE_PASSWORD);
    }

    protected function student(string $email = self::STUDENT): Browser
    {
        return $this->signIn($this->visitor(), $email, self::STUDENT_PASSWORD);
    }

    protected function signIn(Browser $browser, string $email, string $password): Browser
    {
        return $browser->open('/login')->press('Sign in', ['email' => $email, 'password' => $password]);
    }

    /** The office gives a bed from a day on. */
    protected function giveBed(Browser $office, int $student, int $bed, string $from): Browser
    {
        return $office->open('/admin/allocations/new')
            ->press('Give this bed', ['student_id' => $student, 'bed_id' => $bed, 'started_on' => $from]);
    }

    /** The number of the stay in which a student lives now. */
    protected function stayOf(int $student): string
    {
        return $this->database->value(
            'SELECT id FROM allocations WHERE student_id = ? AND ended_on IS NULL',
            [$student],
        );
    }

    protected function moveOut(Browser $office, int $student, string $day): Browser
    {
        return $office->open('/admin/allocations/' . $this->stayOf($student))
            ->press('Free this bed', ['ended_on' => $day]);
    }

    /** Fills the form of registration in and sends it. */
    protected function register(Browser $browser, array $fields = []): Browser
    {
        return $browser->open('/register')->press('Create my account', $fields + [
            'name' => 'Anju Menon',
            'email' => 'anju@hostel.example',
            'password' => self::NEW_PASSWORD,
            'password_again' => self::NEW_PASSWORD,
            'registration_no' => 'NEW-001',
            'course_id' => '1',
            'study_year' => '1',
            'gender' => 'female',
            'phone' => '98200 45678',
            'guardian_name' => 'Leela Menon',
            'guardian_phone' => '+91 98200 45679',
            'home_address' => '3 Market Road, Palakkad, Kerala',
        ]);
    }
}
